import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { SentForm } from '../../../../ui/forms/sent/sent-form.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
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
  const { write, busy, answer, failure } = useWrite({
    send: (body: { currentPassword: string; password: string }) => api('PUT /auth/password', { body }),
    succeeded: (given) => {
      tokens.keep(given)
      form.reset()
    },
    refresh: null,
  })
  const form = useForm({
    names: ['currentPassword', 'password', 'again'],
    check: ({ currentPassword, password, again }) => ({
      currentPassword: rules.required(currentPassword),
      password: passwordRules.newPassword(password),
      again: passwordRules.sameAs(password, again),
    }),
    submit: ({ currentPassword, password }) => write({ currentPassword, password }),
    failure,
    failures: rules.failures,
  })
  return (
    <SentForm
      form={form}
      busy={busy}
      done={answer?.message}
      variant="secondary"
      label={t('password.send')}
      busyLabel={t('password.sending')}
    >
      {/* This field tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <NewPasswordFields
        form={form}
        label={t('password.next')}
        again={{ name: 'again', label: t('password.again') }}
      />
    </SentForm>
  )
}
