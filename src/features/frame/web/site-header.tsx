import { type ReactNode, useEffect, useState } from 'react'
import { useMatch } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { Logo } from '../../brand/brand.schema.ts'
import { ShownLogo } from '../../brand/web/shown-logo.public.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { MoreMenu } from './more-menu.tsx'
import { NavigationLinks } from './navigation-links.tsx'

/** The way to an appointment in the header: in words where they have room, else as a drawing like its neighbours. */
const BookingLink = () => {
  const { t } = useTranslation('frame')
  const here = useMatch(pathTo('booking')) !== null
  return (
    <LocalLink
      to={pathTo('booking')}
      title={t('shell.booking')}
      aria-current={here ? 'page' : undefined}
      className="max-xl:inline-grid max-xl:size-11 max-xl:place-content-center max-xl:hover:text-garance xl:thread-link xl:inline-flex xl:py-1.5 transition-colors"
    >
      <Icon name="calendar" className="xl:hidden" />
      <span className="max-xl:sr-only">{t('shell.booking')}</span>
    </LocalLink>
  )
}

interface SiteHeaderProps {
  readonly houseName: string
  /** Shown in place of the name. */
  readonly logo?: Logo | undefined
  /** Lies over the first picture of the page until it is scrolled. */
  readonly overPicture: boolean
  readonly children?: ReactNode
}

/** Past this scroll the header becomes opaque (§2, §9). */
const opaqueAfterPx = 50

const useScrolled = () => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > opaqueAfterPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return scrolled
}

const wordmark =
  'line-clamp-2 min-w-min shrink-[999] py-1 font-display leading-tight text-[1.25rem] md:max-lg:text-[1.125rem] lg:text-lead xl:text-subheading'

/** Wordmark or logo, navigation, and what belongs to the visitor, at the top of every page. */
export const SiteHeader = ({ houseName, logo, overPicture, children }: SiteHeaderProps) => {
  const { t } = useTranslation('frame')
  const transparent = !useScrolled() && overPicture
  return (
    <header
      className={classNames(
        'sticky top-0 z-40 border-b transition-colors [view-transition-name:header] print:hidden',
        // Without script nothing tells when the page is scrolled.
        transparent
          ? 'border-transparent bg-transparent noscript:border-hairline noscript:bg-paper'
          : 'border-hairline bg-paper',
      )}
    >
      <div className="frame flex h-18 items-center justify-between gap-2.5 xl:gap-gutter">
        <LocalLink
          to={pathTo('home')}
          aria-label={t('shell.toTop', { house: houseName })}
          className={logo ? 'min-w-16 shrink-[999] py-1' : wordmark}
        >
          {logo ? <ShownLogo logo={logo} alt={houseName} /> : houseName}
        </LocalLink>
        <nav aria-label={t('shell.mainNavigation')} className="hidden min-w-0 md:block">
          <div className="flex items-baseline gap-2.5 text-[0.875rem] lg:gap-[1.6vw] lg:text-small 2xl:gap-gutter 2xl:text-body">
            <NavigationLinks className="flex flex-wrap gap-x-2.5 *:whitespace-nowrap lg:gap-x-[1.6vw] 2xl:gap-x-gutter" />
            <MoreMenu />
          </div>
        </nav>
        <div className="flex flex-none items-center -mr-3 gap-1 md:max-lg:-space-x-1 md:max-xl:gap-0">
          <div className="hidden items-center gap-6 text-small md:flex 2xl:text-body">
            <BookingLink />
            <div className="hidden xl:block">
              <LanguageSwitch short />
            </div>
          </div>
          {children}
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
