import type { ReactNode } from 'react'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { signInPath, useSignInUrl } from './sign-in-url.ts'
import { useWelcome } from './use-welcome.ts'

interface AuthViewProps {
  readonly houseName: string
  readonly plate: ReactNode
}

/** /auth in its two modes (§2): signing in, and opening an account. */
export const AuthView = (props: AuthViewProps) => {
  const { mode } = useSignInUrl()
  return (
    <SignInPage {...props} step={mode} page="signIn">
      <Entrance />
    </SignInPage>
  )
}

const Entrance = () => {
  const { t } = useTranslation('signIn')
  const lng = useLanguage()
  const { mode, redirect, reason } = useSignInUrl()
  const onSignedIn = useWelcome({ mode, redirect })
  const other = mode === 'login' ? 'register' : 'login'
  const Form = mode === 'login' ? LoginForm : RegisterForm
  return (
    <>
      {reason && (
        <p className="mb-8 border-garance border-s-2 bg-linen px-4 py-3">{t(`redirect.${reason}`)}</p>
      )}
      <Form key={mode} onSignedIn={onSignedIn} />
      <p className="mt-8 [[data-step]~&]:hidden">
        <TextLink to={localizedPath(signInPath(other, redirect), lng)}>{t(`${mode}.other`)}</TextLink>
      </p>
    </>
  )
}
