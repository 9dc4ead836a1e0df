import { useLocation } from 'react-router'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { type NavigationLink, navigation } from './navigation.ts'

const isActive = (path: string, current: string) =>
  path === '/' ? current === '/' : current === path || current.startsWith(`${path}/`)

interface NavigationLinksProps {
  readonly items?: readonly NavigationLink[]
  /** What the list is called, where it stands among others. */
  readonly labelledBy?: string
  readonly className?: string
}

/** The pages of the house as a list of links, the thread under the one being read. */
export const NavigationLinks = ({ items = navigation, labelledBy, className }: NavigationLinksProps) => {
  const { t } = useTranslation('frame')
  const lng = useLanguage()
  const { pathname } = useLocation()
  return (
    <ul aria-labelledby={labelledBy} className={className}>
      {items.map(({ page, text }) => (
        <li key={page}>
          <TextLink
            variant="standalone"
            to={localizedPath(pathTo(page), lng)}
            active={isActive(pathTo(page), pathname)}
          >
            {t(text)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
