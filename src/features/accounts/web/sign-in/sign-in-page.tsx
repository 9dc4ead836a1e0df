import type { ReactNode } from 'react'
import { type PageName, pathTo } from '../../../../sitemap.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { signInTexts } from './sign-in.texts.ts'
import { SignInSheet } from './sign-in-sheet.tsx'

interface SignInPageProps {
  readonly step: 'login' | 'register' | 'forgotten' | 'newPassword' | 'confirmation'
  readonly page: PageName & ('signIn' | 'forgottenPassword' | 'newPassword' | 'emailConfirmation')
  readonly houseName: string
  readonly plate: ReactNode
  readonly children: ReactNode
}

/** A page around the sign-in: its head and its sheet. */
export const SignInPage = ({ step, page, houseName, plate, children }: SignInPageProps) => {
  useOwnTexts('signIn', signInTexts)
  const { t } = useTranslation('signIn')
  return (
    <>
      <PageHead
        title={`${t(`${step}.title`)} · ${houseName}`}
        description={t(`${step}.description`)}
        path={pathTo(page)}
        siteName={houseName}
        indexed={false}
      />
      <SignInSheet title={t(`${step}.title`)} lead={t(`${step}.lead`)} plate={plate}>
        {children}
      </SignInSheet>
    </>
  )
}
