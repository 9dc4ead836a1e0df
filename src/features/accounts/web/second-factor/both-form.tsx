import { useEffect, useEffectEvent } from 'react'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { CodeField } from '../../../../ui/forms/sent/code-field.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
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
  const { write, busy, failure } = useWrite({ send, refresh: null })
  const form = useForm({
    names: ['password', 'code'],
    check: rules.allRequired,
    submit: write,
    failure,
    failures: rules.failures,
  })
  const begin = useEffectEvent(() => form.focus('password'))
  useEffect(() => begin(), [])
  return (
    <form method="post" {...form.props} className="flex min-w-0 flex-col gap-5">
      <p className="max-w-measure text-small">{text}</p>
      <FormAlert>{form.refusal}</FormAlert>
      {/* This field tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <CodeField kind="any" {...form.field('code')} label={t('anyCode')} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" loading={busy}>
          {submit}
        </Button>
        <Button variant="quiet" size="small" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </form>
  )
}
