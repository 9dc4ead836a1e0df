import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

/** To a guest, where a customer finds the sections of her account: one line above, or a few words beside. */
export const AccountInvitation = () => {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-14 items-center justify-between gap-x-gutter max-lg:border-hairline max-lg:border-b lg:block lg:max-w-72">
      <p className="leading-snug lg:font-display lg:text-subheading">{t('invitation.title')}</p>
      <p className="mt-3 hidden text-ink-soft text-small lg:block">{t('invitation.text')}</p>
      <LocalLink
        to={`${pathTo('signIn')}?redirect=${encodeURIComponent(pathname)}`}
        className="thread-link inline-flex min-h-11 flex-none items-center font-medium [--thread-drop:0.25rem] lg:mt-4"
      >
        {t('invitation.signIn')}
      </LocalLink>
    </div>
  )
}
