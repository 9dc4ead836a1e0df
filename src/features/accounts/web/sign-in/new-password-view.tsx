import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FormDone } from '../../../../ui/forms/sent/form-done.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { forgottenPath, signInPath, useSignInUrl } from './sign-in-url.ts'

interface NewPasswordViewProps {
  readonly houseName: string
  readonly plate: ReactNode
}

/** Where the link of a forgotten password leads. */
export const NewPasswordView = (props: NewPasswordViewProps) => (
  <SignInPage {...props} step="newPassword" page="newPassword">
    <Choosing />
  </SignInPage>
)

const Choosing = () => {
  const { t } = useTranslation('signIn')
  const token = useLinkToken()
  const { redirect } = useSignInUrl()
  const [done, setDone] = useState<string>()
  if (done !== undefined)
    return (
      <>
        <FormDone>{done}</FormDone>
        <Button className="mt-6" render={<LocalLink to={signInPath('login', redirect)} />}>
          {t('newPassword.toSignIn')}
        </Button>
      </>
    )
  return (
    <>
      {token === '' ? (
        <p>{t('newPassword.missing')}</p>
      ) : (
        <NewPasswordForm token={token ?? ''} onDone={setDone} />
      )}
      <Button variant="quiet" className="mt-6" render={<LocalLink to={forgottenPath(redirect)} />}>
        {t('newPassword.another')}
      </Button>
    </>
  )
}
