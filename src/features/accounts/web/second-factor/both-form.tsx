import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CodeField } from '../../../../ui/forms/sent/code-field.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useSentForm } from '../../../../ui/forms/sent/use-sent-form.ts'
import type { BothProofs } from '../../signing-in/second-factor.contract.ts'

interface BothFormProps {
  readonly email: string
  readonly text: string
  readonly submit: string
  readonly onStop: () => void
  readonly send: (both: BothProofs) => Promise<void>
}

/** Asks for the password and for a code, of the telephone or a recovery code. */
export const BothForm = ({ email, text, submit, onStop, send }: BothFormProps) => {
  const { t } = useTranslation('secondFactor')
  const rules = useFieldRules()
  const sent = useSentForm({
    defaultValues: { password: '', code: '' },
    names: ['password', 'code'],
    send: async (both) => {
      await send(both)
      return undefined
    },
  })
  const { form, errorOf } = sent
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form method="post" noValidate onSubmit={sent.submit} className="flex min-w-0 flex-col gap-5">
      <p className="max-w-measure text-small">{text}</p>
      <FormAlert>{sent.refusal}</FormAlert>
      {/* This field tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register('password', rules.required)}
        label={t('password')}
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
      <CodeField
        kind="any"
        {...form.register('code', rules.required)}
        label={t('anyCode')}
        error={errorOf('code')}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" loading={sent.isSending}>
          {submit}
        </Button>
        <Button variant="quiet" size="small" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </form>
  )
}
