import { Badge } from '../../../../ui/badge.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { isSoldOut } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import { ProductPrice } from '../card/product-price.tsx'

/** Category, name and price of a product, at the head of its column. */
export const ProductTitle = ({ product }: { product: Product }) => {
  const { t } = useTranslation('catalog')
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display text-ink-soft text-subheading italic">
        {product.category.name || t('details.uncategorized')}
        {isSoldOut(product.stock) && (
          <Badge tone="accent" className="font-text not-italic">
            {t('card.soldOut')}
          </Badge>
        )}
      </p>
      <h1 className="mt-1 font-display text-heading">{product.name}</h1>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
        <ProductPrice product={product} explained className="text-lead" />{' '}
        <span className="text-caption text-ink-soft">{t('product.taxIncluded')}</span>
      </p>
    </div>
  )
}
