import type { ReactNode } from 'react'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { signInPath, useSignInUrl } from './sign-in-url.ts'

interface ForgottenViewProps {
  readonly houseName: string
  readonly plate: ReactNode
}

/** Where a customer who has forgotten the password asks for a link. */
export const ForgottenView = (props: ForgottenViewProps) => (
  <SignInPage {...props} step="forgotten" page="forgottenPassword">
    <ForgottenForm />
    <BackToSignIn />
  </SignInPage>
)

const BackToSignIn = () => {
  const { t } = useTranslation('signIn')
  const { redirect } = useSignInUrl()
  const path = localizedPath(signInPath('login', redirect), useLanguage())
  return (
    <p className="mt-6">
      <TextLink to={path}>{t('forgotten.back')}</TextLink>
    </p>
  )
}
