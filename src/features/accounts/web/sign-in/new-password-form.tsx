import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { usePasswordRules } from '../form/use-password-rules.ts'

interface NewPasswordFormProps {
  readonly token: string
  readonly onDone: (message: string) => void
}

/** Sets a new password by the link of a mail. */
export const NewPasswordForm = ({ token, onDone }: NewPasswordFormProps) => {
  const { t } = useTranslation('signIn')
  const api = useApi<ProfileContract>()
  const rules = usePasswordRules()
  const { failures } = useFieldRules()
  const { write, busy, failure } = useWrite({
    send: (password: string) => api('POST /auth/reset-password', { body: { token, password } }),
    succeeded: ({ message }) => onDone(message),
    refresh: null,
  })
  const form = useForm({
    names: ['password', 'confirmation'],
    check: ({ password, confirmation }) => ({
      password: rules.newPassword(password),
      confirmation: rules.sameAs(password, confirmation),
    }),
    submit: ({ password }) => write(password),
    failure,
    failures,
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-6">
      <FormAlert>{form.refusal}</FormAlert>
      <NewPasswordFields
        form={form}
        label={t('fields.newPassword')}
        again={{ name: 'confirmation', label: t('fields.confirmation') }}
      />
      <Button type="submit" size="large" loading={busy} className="w-full">
        {busy ? t('newPassword.submitting') : t('newPassword.submit')}
      </Button>
    </form>
  )
}
