import type { ReactNode } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../ui/routing/way-on.tsx'
import { idsOf } from '../favourites.rules.ts'
import { favouritesGlanceTexts } from './favourites-glance.texts.ts'
import { useFavourites } from './use-favourites.ts'

const mostShown = 4

interface FavouritesGlanceProps {
  /** Stands where the products will be. */
  readonly waiting: ReactNode
  readonly products: (ids: readonly string[]) => ReactNode
}

/** How many products a customer keeps, and the last ones of them. */
export const FavouritesGlance = ({ waiting, products }: FavouritesGlanceProps) => {
  useOwnTexts('favouritesGlance', favouritesGlanceTexts)
  const { t } = useTranslation('favouritesGlance')
  const { list, status } = useFavourites()
  const isEmpty = status === 'known' && list.length === 0
  return (
    <>
      <p className="min-h-[1lh] max-w-measure text-ink-soft">
        {status === 'failed' && t('failed')}
        {status === 'known' && (isEmpty ? t('none') : t('counted', { count: list.length }))}
      </p>
      {status === 'unknown' && <div className="mt-4">{waiting}</div>}
      {status === 'known' && !isEmpty && (
        <div className="mt-4">{products(idsOf(list).slice(0, mostShown))}</div>
      )}
      <WayOn to={pathTo(isEmpty ? 'shop' : 'favourites')} className="mt-3">
        {t(isEmpty ? 'toShop' : 'all')}
      </WayOn>
    </>
  )
}
