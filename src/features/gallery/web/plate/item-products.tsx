import { formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { GalleryProduct } from '../../gallery-item.schema.ts'
import type { GalleryParts } from './gallery-parts.ts'

interface ItemProductsProps {
  readonly products: readonly GalleryProduct[]
  readonly favourite?: GalleryParts['favourite']
}

/** The products that a picture shows, as lines of a price list. */
export const ItemProducts = ({ products, favourite }: ItemProductsProps) => {
  const { t } = useTranslation('plate')
  if (products.length === 0) return null
  return (
    <ul aria-label={t('shown', { count: products.length })} className="border-hairline border-b text-small">
      {products.map((product) => (
        <li key={product._id} className="flex items-center gap-x-2 border-hairline border-t">
          <LocalLink
            to={pathTo('product', { id: product._id })}
            prefetch="intent"
            className="group flex min-h-11 flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2.5"
          >
            <span className="thread-link group-hover:after:[clip-path:inset(0)]">{product.name}</span>{' '}
            <span className="whitespace-nowrap tabular-nums">
              {product.available || <span className="mr-3 text-garance">{t('soldOut')}</span>}{' '}
              {formatEuros(product.price)}
            </span>
          </LocalLink>
          {favourite && <span className="-mr-3 size-11 flex-none print:hidden">{favourite(product)}</span>}
        </li>
      ))}
    </ul>
  )
}
