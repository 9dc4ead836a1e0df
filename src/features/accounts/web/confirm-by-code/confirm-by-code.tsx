import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { CodeField } from '../../../../ui/forms/sent/code-field.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import { accountQuery } from '../account.queries.ts'
import { useAccount } from '../use-account.ts'
import { confirmByCodeTexts } from './confirm-by-code.texts.ts'

interface ConfirmByCodeProps {
  /** Why the address should be confirmed. */
  readonly why: (email: string) => ReactNode
  /** Takes the focus where the confirmation is asked for. */
  readonly ref?: Ref<HTMLElement> | undefined
  readonly className?: string
}

/** Confirms the address of the account where it is asked for, by a code sent to it: nothing that is open is left. */
export const ConfirmByCode = ({ why, ref, className }: ConfirmByCodeProps) => {
  useOwnTexts('confirmByCode', confirmByCodeTexts)
  const { t } = useTranslation('confirmByCode')
  const { user } = useAccount()
  const [confirmed, setConfirmed] = useState<string>()
  if (!user || (user.emailConfirmed && confirmed === undefined)) return null
  return (
    <section ref={ref} aria-label={t('title')} tabIndex={-1} className={className}>
      {confirmed === undefined ? (
        <Asking why={why(user.email)} onConfirmed={setConfirmed} />
      ) : (
        <Confirmed said={confirmed} />
      )}
    </section>
  )
}

/** The field and its button are gone: the focus is on what has become of them. */
const Confirmed = ({ said }: { said: string }) => {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} role="status" tabIndex={-1} className="outline-none">
      {said}
    </p>
  )
}

interface AskingProps {
  readonly why: ReactNode
  readonly onConfirmed: (said: string) => void
}

const Asking = ({ why, onConfirmed }: AskingProps) => {
  const { t } = useTranslation('confirmByCode')
  const api = useApi<ProfileContract>()
  const queries = useQueryClient()
  const rules = useFieldRules()
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<string>()
  const mailing = useWrite({
    send: () => api('POST /auth/verify-email/send', {}),
    succeeded: ({ message }) => {
      setSent(message)
      setOpen(true)
      // It may have been confirmed elsewhere, by the link.
      void queries.invalidateQueries(accountQuery(api))
    },
    refresh: null,
  })
  const confirming = useWrite({
    send: (body: { code: string }) => api('POST /auth/verify-email/code', { body }),
    succeeded: ({ message }) => {
      queries.setQueryData(accountQuery(api).queryKey, (known) => known && { ...known, emailConfirmed: true })
      onConfirmed(message)
    },
    refresh: null,
  })
  const form = useForm({
    names: ['code'],
    check: rules.allRequired,
    submit: confirming.write,
    failure: confirming.failure,
    failures: rules.failures,
  })
  const focusCode = useEffectEvent(() => form.focus('code'))
  useEffect(() => {
    if (isOpen) focusCode()
  }, [isOpen])
  const failure = mailing.failure ? (sentenceOf(mailing.failure) ?? t('failed')) : undefined
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="wrap-anywhere">
        {sent ?? why}
      </p>
      {failure && <FormAlert>{failure}</FormAlert>}
      {isOpen && (
        <form method="post" {...form.props} className="flex flex-col gap-3">
          <FormAlert>{form.refusal}</FormAlert>
          <div className="flex flex-wrap items-end gap-3">
            <CodeField
              kind="telephone"
              {...form.field('code')}
              label={t('code')}
              frameClassName="min-w-40 flex-1"
            />
            <Button type="submit" loading={confirming.busy}>
              {confirming.busy ? t('submitting') : t('submit')}
            </Button>
          </div>
        </form>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button
          variant={isOpen ? 'quiet' : 'secondary'}
          size="small"
          loading={mailing.busy}
          onClick={() => void mailing.write()}
        >
          {t(isOpen ? 'sendAgain' : 'send')}
        </Button>
        {!isOpen && (
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {t('haveOne')}
          </Button>
        )}
      </div>
    </div>
  )
}
