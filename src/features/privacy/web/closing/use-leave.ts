import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'

/** Leaves a closed account for the home page, and says there that the account is closed. */
export const useLeave = () => {
  const { t } = useTranslation('privacy')
  const { tokens } = useSession()
  const navigate = useNavigate()
  const lng = useLanguage()
  return async (message: string) => {
    // This goes to the home page first: a page of the account would redirect a visitor without a token to the sign-in.
    await navigate(localizedPath(pathTo('home'), lng))
    tokens.forget()
    notify('account', { title: t('closing.closedTitle'), description: message })
  }
}
