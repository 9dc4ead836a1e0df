import { useTranslation } from 'react-i18next'
import { useApi } from '../../../../ui/api/use-api.ts'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { SentForm } from '../../../../ui/forms/sent/sent-form.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useSentForm } from '../../../../ui/forms/sent/use-sent-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { emailMaxLength } from '../../accounts.limits.ts'
import type { ProfileContract } from '../../profile/profile.contract.ts'

/** Changes the e-mail address; the new one is valid once its mailed link has been used. */
export const EmailForm = () => {
  const { t } = useTranslation('profile')
  const api = useApi<ProfileContract>()
  const rules = useFieldRules()
  const sent = useSentForm({
    defaultValues: { email: '', password: '' },
    names: ['email', 'password'],
    send: async (body, reset) => {
      const { message } = await api('PUT /auth/email', { body })
      reset()
      return message
    },
  })
  const { errorOf, form } = sent
  return (
    <SentForm sent={sent} variant="secondary" label={t('email.send')} busyLabel={t('email.sending')}>
      <TextField
        label={t('email.email')}
        type="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        required
        error={errorOf('email')}
        {...form.register('email', rules.email)}
      />
      <PasswordField
        label={t('email.password')}
        autoComplete="current-password"
        required
        error={errorOf('password')}
        {...form.register('password', rules.required)}
      />
    </SentForm>
  )
}
