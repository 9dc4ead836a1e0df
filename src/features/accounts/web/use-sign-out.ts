import { useNavigate } from 'react-router'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useSession } from '../../../ui/api/api-provider.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { mayLeave } from '../../../ui/leaving/leave-question.ts'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { SignInContract } from '../signing-in/sign-in.contract.ts'
import { accountTexts } from './account/account.texts.ts'

/** Signs out and goes to the home page, whatever the server answers (§4, Auth state). */
export const useSignOut = () => {
  useOwnTexts('account', accountTexts)
  const { t } = useTranslation('account')
  const { tokens } = useSession()
  const api = useApi<SignInContract>()
  const navigate = useNavigate()
  const lng = useLanguage()
  return async () => {
    // A customer who stays because of unsaved changes stays signed in as well.
    if (!(await mayLeave())) return
    const refreshToken = tokens.refreshToken()
    // This goes to the home page first: a page of the account would redirect a visitor without a token to the sign-in.
    await navigate(localizedPath(pathTo('home'), lng))
    tokens.forget()
    notify('account', { title: t('signedOutTitle'), description: t('signedOut') })
    if (refreshToken) await api('POST /auth/logout', { body: { refreshToken } }).catch(() => undefined)
  }
}
