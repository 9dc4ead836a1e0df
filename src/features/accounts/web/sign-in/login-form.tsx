import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useSentForm } from '../../../../ui/forms/sent/use-sent-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { SignInContract } from '../../signing-in/sign-in.contract.ts'
import { forgottenPath, useSignInAddress } from './sign-in-address.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'

/**
 * The form to sign in (§2 Auth). A wrong pair is refused as a whole: the answer must not say which of the two is wrong.
 */
export const LoginForm = ({ onSignedIn }: SignInFormProps) => {
  const { t } = useTranslation('signIn')
  const api = useApi<SignInContract>()
  const rules = useFieldRules()
  const { redirect } = useSignInAddress()
  const lng = useLanguage()
  const [step, setStep] = useState<ReactElement>()
  const { form, submit, errorOf, refusal, isSending } = useSentForm({
    defaultValues: { email: '', password: '' },
    names: ['email', 'password'],
    sentences: new Map([
      [401, t('login.wrong')],
      [403, t('login.disabled')],
    ]),
    send: async (body) => {
      try {
        await onSignedIn(await api('POST /auth/login', { body }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'code_needed') {
          notify('account', { title: t('login.failed'), variant: 'destructive' })
          throw error
        }
        // The script of this step is loaded only when an account asks for a code, because most accounts do not.
        const { CodeStep } = await import('./code-step/code-step.tsx')
        const { challenge } = error.instead
        setStep(<CodeStep challenge={challenge} password={form} onSignedIn={onSignedIn} onBack={setStep} />)
      }
      return undefined
    },
  })
  if (step) return step
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
          <TextLink to={localizedPath(forgottenPath(redirect), lng)}>{t('forgotten.link')}</TextLink>
        </p>
      </div>
      <Button type="submit" size="large" loading={isSending} className="w-full">
        {isSending ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  )
}
