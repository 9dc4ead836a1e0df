import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { SentForm } from '../../../../ui/forms/sent/sent-form.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useSentForm } from '../../../../ui/forms/sent/use-sent-form.ts'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { usePasswordRules } from '../form/use-password-rules.ts'

/** Changes the password; the session goes on with the tokens of the answer. */
export const PasswordForm = ({ email }: { email: string }) => {
  const { t } = useTranslation('profile')
  const api = useApi<ProfileContract>()
  const { tokens } = useSession()
  const rules = useFieldRules()
  const passwordRules = usePasswordRules()
  const sent = useSentForm({
    defaultValues: { currentPassword: '', password: '', again: '' },
    names: ['currentPassword', 'password', 'again'],
    send: async ({ currentPassword, password }, reset) => {
      const answer = await api('PUT /auth/password', { body: { currentPassword, password } })
      tokens.keep(answer)
      reset()
      return answer.message
    },
  })
  const { errorOf, form } = sent
  const password = useWatch({ control: form.control, name: 'password' })
  return (
    <SentForm sent={sent} variant="secondary" label={t('password.send')} busyLabel={t('password.sending')}>
      {/* This field tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        required
        error={errorOf('currentPassword')}
        {...form.register('currentPassword', rules.required)}
      />
      <NewPasswordFields
        password={{
          label: t('password.next'),
          error: errorOf('password'),
          registered: form.register('password', passwordRules.newPassword),
        }}
        again={{
          label: t('password.again'),
          error: errorOf('again'),
          registered: form.register(
            'again',
            passwordRules.sameAs(() => form.getValues('password')),
          ),
        }}
        written={password}
      />
    </SentForm>
  )
}
