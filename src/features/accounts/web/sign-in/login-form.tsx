import { type ReactElement, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { SignInContract } from '../../signing-in/sign-in.contract.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'
import { forgottenPath, useSignInUrl } from './sign-in-url.ts'

/**
 * The form to sign in (§2 Auth). A wrong pair is refused as a whole: the answer must not say which of the two is wrong.
 */
export const LoginForm = ({ onSignedIn }: SignInFormProps) => {
  const { t } = useTranslation('signIn')
  const api = useApi<SignInContract>()
  const rules = useFieldRules()
  const { redirect } = useSignInUrl()
  const lng = useLanguage()
  const [step, setStep] = useState<ReactElement>()
  /** Why the second step led back here. */
  const [sentBack, setSentBack] = useState<string>()
  const goBack = (why: string | undefined) => {
    form.put({ password: '' })
    setSentBack(why)
    setStep(undefined)
  }
  const { write, busy, failure } = useWrite({
    send: async (body: { email: string; password: string }) => {
      setSentBack(undefined)
      try {
        await onSignedIn(await api('POST /auth/login', { body }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'code_needed') throw error
        // The script of this step is loaded only when an account asks for a code, because most accounts do not.
        const { CodeStep } = await import('./code-step/code-step.tsx')
        const { challenge } = error.instead
        setStep(<CodeStep challenge={challenge} onSignedIn={onSignedIn} onBack={goBack} />)
      }
    },
    failed: () => notify('account', { title: t('login.failed'), variant: 'destructive' }),
    refresh: null,
  })
  const form = useForm({
    names: ['email', 'password'],
    check: ({ email, password }) => ({ email: rules.email(email), password: rules.required(password) }),
    submit: write,
    failure,
    failures: {
      ...rules.failures,
      byStatus: new Map([
        [401, t('login.wrong')],
        [403, t('login.disabled')],
      ]),
    },
  })
  if (step) return step
  return (
    <form method="post" {...form.props} className="flex flex-col gap-6">
      <FormAlert>{form.refusal ?? sentBack}</FormAlert>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        required
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...form.field('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          required
        />
        <p className="text-small">
          <TextLink to={localizedPath(forgottenPath(redirect), lng)}>{t('forgotten.link')}</TextLink>
        </p>
      </div>
      <Button type="submit" size="large" loading={busy} className="w-full">
        {busy ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  )
}
