import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { notify } from '../../../../ui/toasts.ts'
import type { SignInContract } from '../../sign-in.contract.ts'
import { FormAlert } from '../form/form-alert.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useFieldRules } from '../form/use-field-rules.ts'
import { useSentForm } from '../form/use-sent-form.ts'
import { forgottenPath, useSignInAddress } from './sign-in-address.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'

/** Whoever has an account says so (§2 Auth). A wrong pair is told of the whole: which of the two is nobody's business. */
export const LoginForm = ({ onSignedIn }: SignInFormProps) => {
  const { t } = useTranslation('signIn')
  const api = useApi<SignInContract>()
  const rules = useFieldRules()
  const { redirect } = useSignInAddress()
  const { form, submit, errorOf, refusal, isSending } = useSentForm({
    defaultValues: { email: '', password: '' },
    names: ['email', 'password'],
    sentences: new Map([
      [401, t('login.wrong')],
      [403, t('login.disabled')],
    ]),
    send: async (body) => {
      const answer = await api('POST /auth/login', { body }).catch((error: unknown) => {
        notify('account', { title: t('login.failed'), variant: 'destructive' })
        throw error
      })
      await onSignedIn(answer)
      return undefined
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert>{refusal}</FormAlert>
      <TextField
        {...form.register('email', rules.email)}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        required
        error={errorOf('email')}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...form.register('password', rules.required)}
          label={t('fields.password')}
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
        <p className="text-small">
          <TextLink to={localizedPath(forgottenPath(redirect), useLanguage())}>
            {t('forgotten.link')}
          </TextLink>
        </p>
      </div>
      <Button type="submit" size="large" loading={isSending} className="w-full">
        {isSending ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  )
}
