import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { SentForm } from '../../../../ui/forms/sent/sent-form.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { emailMaxLength } from '../../accounts.limits.ts'
import type { ProfileContract } from '../../profile/profile.contract.ts'

/** Changes the e-mail address; the new one is valid once its mailed link has been used. */
export const EmailForm = () => {
  const { t } = useTranslation('profile')
  const api = useApi<ProfileContract>()
  const rules = useFieldRules()
  const { write, busy, answer, failure } = useWrite({
    send: (body: { email: string; password: string }) => api('PUT /auth/email', { body }),
    succeeded: () => void form.reset(),
    refresh: null,
  })
  const form = useForm({
    names: ['email', 'password'],
    check: ({ email, password }) => ({ email: rules.email(email), password: rules.required(password) }),
    submit: write,
    failure,
    failures: rules.failures,
  })
  return (
    <SentForm
      form={form}
      busy={busy}
      done={answer?.message}
      variant="secondary"
      label={t('email.send')}
      busyLabel={t('email.sending')}
    >
      <TextField
        label={t('email.email')}
        type="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        required
        {...form.field('email')}
      />
      <PasswordField
        label={t('email.password')}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
    </SentForm>
  )
}
