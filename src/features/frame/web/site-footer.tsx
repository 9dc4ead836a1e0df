import type { ReactNode } from 'react'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Thread } from '../../../ui/thread/thread.tsx'
import type { House } from '../../settings/house.schema.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { siteMap } from './navigation.ts'
import { NavigationLinks } from './navigation-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface SiteFooterProps {
  readonly houseName: string
  readonly year: number
  /** How to reach the house: the settings slice's part. */
  readonly contact: ReactNode
  /** How to hear from the house: the newsletter slice's part. */
  readonly newsletter: ReactNode
  /** What an audit found; said at the foot of every page, as the law wants it (§13). */
  readonly accessibility: House['accessibility']['conformity']
  /** The way back to the choice about cookies: the consent slice's part. */
  readonly cookies: ReactNode
}

/** What the house is, where everything stands, and how to reach it, at the foot of every page. */
export const SiteFooter = ({
  houseName,
  year,
  contact,
  newsletter,
  accessibility,
  cookies,
}: SiteFooterProps) => {
  const { t } = useTranslation('frame')
  return (
    <footer className="mt-section border-hairline border-t bg-sheet pb-(--chat-room) text-small print:hidden md:pb-0">
      <div className="frame grid gap-x-gutter gap-y-12 py-16 md:grid-cols-12 lg:gap-y-16">
        <div className="md:col-span-6">
          <p className="font-display text-heading">{houseName}</p>
          <p className="mt-4 max-w-measure text-ink-soft">{t('shell.footerBrand')}</p>
          <Thread className="mt-8 max-w-40" />
        </div>
        <div className="md:col-span-6 lg:col-span-5 lg:col-start-8">{newsletter}</div>
        <nav
          aria-label={t('shell.footerNavigation')}
          className="grid grid-cols-2 gap-x-gutter gap-y-10 sm:grid-cols-3 md:col-span-12 lg:col-span-7"
        >
          {siteMap.map(({ title, items }) => (
            <div key={title} className="min-w-0">
              <h2 id={title} className="font-medium">
                {t(title)}
              </h2>
              <NavigationLinks
                items={items}
                labelledBy={title}
                className="mt-2 flex flex-col items-start text-ink-soft"
              />
            </div>
          ))}
        </nav>
        <div className="md:col-span-12 lg:col-span-5">{contact}</div>
      </div>
      <div className="border-hairline border-t text-ink-soft">
        <div className="frame flex flex-wrap items-center justify-between gap-x-gutter gap-y-4 py-6">
          {/* A kept page may be read after New Year. */}
          <p suppressHydrationWarning>{t('shell.rights', { year, house: houseName })}</p>
          <div className="flex flex-wrap items-center gap-x-gutter gap-y-3">
            <TextLink variant="standalone" to={localizedPath(pathTo('accessibility'), useLanguage())}>
              {t(`accessibility.${accessibility}`)}
            </TextLink>
            {cookies}
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
