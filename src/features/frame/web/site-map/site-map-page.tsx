import { type ReactNode, useId } from 'react'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { siteMap } from '../navigation.ts'
import { siteMapTexts } from './site-map.texts.ts'

interface MappedPage {
  readonly path: string
  readonly name: string
}

interface SiteMapPageProps {
  readonly houseName: string
  /** The categories of the boutique: the catalogue's part. */
  readonly categories: readonly MappedPage[]
}

const Group = ({ title, pages }: { readonly title: ReactNode; readonly pages: readonly MappedPage[] }) => {
  const lng = useLanguage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="break-inside-avoid">
      <h2 id={titleId} className="font-display text-subheading">
        {title}
      </h2>
      <ul aria-labelledby={titleId} className="mt-3 flex flex-col items-start">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <TextLink variant="standalone" to={localizedPath(path, lng)}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every page that a visitor can open, in groups: the second way through the site beside its menu. */
export const SiteMapPage = ({ houseName, categories }: SiteMapPageProps) => {
  useOwnTexts('siteMap', siteMapTexts)
  const { t } = useTranslation(['siteMap', 'frame'])
  const title = t('frame:shell.footerNavigation')
  const ofAccount = [
    { path: pathTo('signIn'), name: t('signIn') },
    { path: `${pathTo('signIn')}?mode=register`, name: t('signUp') },
    { path: pathTo('account'), name: t('frame:shell.account') },
    { path: pathTo('profile'), name: t('profile') },
    { path: pathTo('orders'), name: t('orders') },
    { path: pathTo('appointments'), name: t('appointments') },
    { path: pathTo('addresses'), name: t('addresses') },
    { path: pathTo('measures'), name: t('measures') },
    { path: pathTo('commissions'), name: t('commissions') },
    { path: pathTo('favourites'), name: t('frame:shell.favourites') },
    { path: pathTo('cart'), name: t('frame:shell.cart') },
    { path: pathTo('privacy'), name: t('privacy') },
    { path: pathTo('newsletter'), name: t('letter') },
  ]
  return (
    <>
      <PageHead
        title={`${title} · ${houseName}`}
        description={t('description')}
        path={pathTo('allPages')}
        siteName={houseName}
      />
      <div className="frame pt-8 pb-section lg:pt-16">
        <SectionHeading level={1} title={title} lead={t('lead')} />
        <div className="mt-12 grid gap-x-gutter gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {siteMap.map(({ title: group, items }) => (
            <Group
              key={group}
              title={t(`frame:${group}`)}
              pages={[
                ...items.map(({ page, text }) => ({ path: pathTo(page), name: t(`frame:${text}`) })),
                ...(group === 'shell.ofLaw'
                  ? [{ path: pathTo('accessibility'), name: t('accessibility') }]
                  : []),
              ]}
            />
          ))}
          <Group title={t('ofShop')} pages={categories} />
          <Group title={t('ofAccount')} pages={ofAccount} />
        </div>
      </div>
    </>
  )
}
