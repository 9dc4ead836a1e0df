import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import type { User } from '../../user.schema.ts'

/** The address of an account. When it is not confirmed, it says so and offers to send the link again. */
export const EmailStanding = ({ user: { email, emailConfirmed } }: { user: User }) => {
  const { t } = useTranslation('account')
  const api = useApi<ProfileContract>()
  const [said, say] = useState<string>()
  const { write, busy } = useWrite({
    send: () => api('POST /auth/verify-email/send', {}),
    succeeded: ({ message }) => say(message),
    failed: (error) => say(sentenceOf(error) ?? t('confirmation.failed')),
    refresh: null,
  })
  if (emailConfirmed) return <p className="[overflow-wrap:anywhere]">{email}</p>
  return (
    <p role="status" className="[overflow-wrap:anywhere]">
      {said ?? t('confirmation.missing', { email })}
      {said === undefined && (
        <>
          {' '}
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => void write()}
            className="text-ink underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
          >
            {t('confirmation.send')}
          </button>
        </>
      )}
    </p>
  )
}
