import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { ProfileContract } from '../../profile.contract.ts'
import type { User } from '../../user.schema.ts'

type Sending = 'idle' | 'sending' | { readonly said: string }

/** Her address; one that is not confirmed says so, and has its link sent once more. */
export const EmailStanding = ({ user: { email, emailConfirmed } }: { user: User }) => {
  const { t } = useTranslation('account')
  const api = useApi<ProfileContract>()
  const [sending, setSending] = useState<Sending>('idle')
  const send = async () => {
    if (sending === 'sending') return
    setSending('sending')
    try {
      setSending({ said: (await api('POST /auth/verify-email/send', {})).message })
    } catch (error) {
      setSending({ said: error instanceof ApiError ? error.message : t('confirmation.failed') })
    }
  }
  if (emailConfirmed) return <p className="[overflow-wrap:anywhere]">{email}</p>
  const isAnswered = typeof sending === 'object'
  return (
    <p role="status" className="[overflow-wrap:anywhere]">
      {isAnswered ? sending.said : t('confirmation.missing', { email })}
      {!isAnswered && (
        <>
          {' '}
          <button
            type="button"
            aria-disabled={sending === 'sending'}
            onClick={() => void send()}
            className="text-ink underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
          >
            {t('confirmation.send')}
          </button>
        </>
      )}
    </p>
  )
}
