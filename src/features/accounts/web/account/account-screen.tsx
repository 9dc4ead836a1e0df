import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { StickyColumn } from '../../../../ui/sticky-column.tsx'
import { accountTexts } from './account.texts.ts'
import { AccountLetterhead } from './account-letterhead.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import { type AccountPage, sectionOf } from './account-sections.ts'

interface AccountScreenProps {
  readonly page: AccountPage
  readonly houseName: string
  /** The page's own address, when its name alone does not give it. */
  readonly path?: string
  readonly children: ReactNode
}

/**
 * The one screen of the account (§2), open at one of its sections. The server renders the same screen for everybody;
 * the browser adds the data of the customer later, in space that is kept for it. A guest has favourites too: in place
 * of the navigation, the guest is invited to sign in.
 */
export const AccountScreen = ({ page, houseName, path, children }: AccountScreenProps) => {
  useOwnTexts('account', accountTexts)
  const { t } = useTranslation('account')
  const signedIn = useSignedIn()
  const section = sectionOf(page)
  const isForGuests = section === 'favourites'
  const title = t(`pages.${page}.title`)
  return (
    <>
      <PageHead
        title={`${title} · ${houseName}`}
        description={t(`pages.${page}.description`)}
        path={path ?? pathTo(section)}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame pt-8 pb-section lg:pt-12">
        <AccountLetterhead />
        <div className="mt-6 lg:grid-12 lg:mt-14">
          <StickyColumn className="min-h-14 lg:col-span-3 print:hidden">
            {isForGuests && !signedIn ? (
              signedIn === false && <AccountInvitation />
            ) : (
              <AccountNavigation section={section} isThePage={page === section} />
            )}
          </StickyColumn>
          {/* The footer stays out of sight while the content loads: shorter content would move it. */}
          <div className="mt-10 min-h-[calc(100svh-12rem)] min-w-0 lg:col-span-9 lg:mt-0">
            <h1 className="font-display text-title">{title}</h1>
            {children}
          </div>
        </div>
      </div>
    </>
  )
}

/** Shown to a guest in place of the navigation: one line above the page, or a few words beside it. */
const AccountInvitation = () => {
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
