import { useMatch } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { useFavourites } from './use-favourites.ts'

/** The way to the favourites from every page, with their number once it is known. */
export const FavouritesLink = ({ className }: { className?: string }) => {
  const { t } = useTranslation('favourites')
  const here = useMatch(pathTo('favourites')) !== null
  const { list } = useFavourites()
  const count = list.length
  return (
    <LocalLink
      to={pathTo('favourites')}
      aria-label={count > 0 ? t('linkCounted', { count }) : t('link')}
      aria-current={here ? 'page' : undefined}
      title={t('link')}
      className={classNames(
        'relative inline-grid size-11 flex-none place-content-center transition-colors hover:text-garance',
        className,
      )}
    >
      <Icon name="heart" className={classNames(here && 'text-garance')} />
      <CountBadge count={count} />
    </LocalLink>
  )
}
