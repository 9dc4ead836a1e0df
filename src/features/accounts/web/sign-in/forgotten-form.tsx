import { useTranslation } from 'react-i18next'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { FormDone } from '../../../../ui/forms/sent/form-done.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useSentForm } from '../../../../ui/forms/sent/use-sent-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import { mailedRedirect } from '../../signing-in/redirect.rules.ts'
import { useSignInAddress } from './sign-in-address.ts'

/** Asks for a link; the answer is the same whether there is an account or not. */
export const ForgottenForm = () => {
  const { t } = useTranslation('signIn')
  const api = useApi<ProfileContract>()
  const { email } = useFieldRules()
  const { redirect } = useSignInAddress()
  const { form, submit, errorOf, refusal, done, isSending } = useSentForm({
    defaultValues: { email: '' },
    names: ['email'],
    send: async (written) => {
      const body = { ...written, redirect: mailedRedirect(redirect) }
      return (await api('POST /auth/forgot-password', { body })).message
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert>{refusal}</FormAlert>
      <TextField
        {...form.register('email', email)}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        required
        error={errorOf('email')}
      />
      <Button type="submit" size="large" loading={isSending} className="w-full">
        {isSending ? t('forgotten.submitting') : t('forgotten.submit')}
      </Button>
      <FormDone>{done}</FormDone>
      {done && <p className="text-ink-soft text-small">{t('forgotten.again')}</p>}
    </form>
  )
}
