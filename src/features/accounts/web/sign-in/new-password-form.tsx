import { useTranslation } from 'react-i18next'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { useSentForm } from '../../../../ui/forms/sent/use-sent-form.ts'
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
  const { form, submit, errorOf, refusal, isSending } = useSentForm({
    defaultValues: { password: '', confirmation: '' },
    names: ['password', 'confirmation'],
    send: async ({ password }) => {
      const { message } = await api('POST /auth/reset-password', { body: { token, password } })
      onDone(message)
      return message
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert>{refusal}</FormAlert>
      <NewPasswordFields
        password={{
          label: t('fields.newPassword'),
          error: errorOf('password'),
          registered: form.register('password', rules.newPassword),
        }}
        again={{
          label: t('fields.confirmation'),
          error: errorOf('confirmation'),
          registered: form.register(
            'confirmation',
            rules.sameAs(() => form.getValues('password')),
          ),
        }}
        written={form.watch('password')}
      />
      <Button type="submit" size="large" loading={isSending} className="w-full">
        {isSending ? t('newPassword.submitting') : t('newPassword.submit')}
      </Button>
    </form>
  )
}
