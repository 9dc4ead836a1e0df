import { useState } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { User } from '../../user.schema.ts'
import { ConfirmByCode } from '../confirm-by-code/confirm-by-code.tsx'

const takeFocus = (shown: HTMLElement | null) => shown?.focus()

/** The address of an account. When it is not confirmed, it says so and offers to confirm it. */
export const EmailState = ({ user: { email, emailConfirmed } }: { user: User }) => {
  const { t } = useTranslation('account')
  const [isAsked, setAsked] = useState(false)
  const unconfirmed = t('confirmation.missing', { email })
  if (isAsked) return <ConfirmByCode ref={takeFocus} why={() => unconfirmed} className="py-2 outline-none" />
  if (emailConfirmed) return <p className="wrap-anywhere">{email}</p>
  return (
    <p className="wrap-anywhere">
      {unconfirmed}{' '}
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="text-ink underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
      >
        {t('confirmation.begin')}
      </button>
    </p>
  )
}
