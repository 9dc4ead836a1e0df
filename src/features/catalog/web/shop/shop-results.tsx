import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import type { Category } from '../../product.schema.ts'
import type { CardParts } from '../card/card-parts.ts'
import { ProductGrid } from '../card/product-grid.tsx'
import { ProductGridSkeleton } from '../card/product-grid-skeleton.tsx'
import { CategoryLinks } from './category-links.tsx'
import { ShopResetButton } from './filters/shop-reset-button.tsx'
import type { ListingState } from './use-listing.ts'

interface ShopResultsProps extends ListingState {
  readonly categories: readonly Category[]
  readonly cardParts?: CardParts | undefined
}

/**
 * The grid, or what is shown in its place: placeholders at first, then the products, a notice that nothing
 * was found, or a failure (§2, §8).
 */
export const ShopResults = ({ status, listing, categories, cardParts }: ShopResultsProps) => {
  const { t } = useTranslation(['shop', 'catalog'])
  if (status === 'failed')
    return (
      <ErrorState
        title={t('catalog:shop.loadError')}
        text={t('catalog:shop.loadErrorText')}
        action={<ShopResetButton>{t('catalog:shop.retry')}</ShopResetButton>}
      />
    )
  if (!listing) return <ProductGridSkeleton />
  if (listing.products.length === 0)
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <>
            <ShopResetButton>{t('filters.reset')}</ShopResetButton>
            <CategoryLinks categories={categories} />
          </>
        }
      />
    )
  return (
    <ProductGrid products={listing.products} dimmed={status === 'loading'} priority cardParts={cardParts} />
  )
}
