import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import type { CatalogContract } from '../../catalog.contract.ts'
import { similarCount } from '../../catalog.limits.ts'
import { otherProducts } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import type { CardParts } from '../card/card-parts.ts'
import { ProductCard } from '../card/product-card.tsx'
import { ProductCardSkeleton } from '../card/product-card-skeleton.tsx'
import { placeStyle, wideCardSizes, wideGridStyle } from '../card/product-grid-style.ts'
import { ProductsFailure } from '../card/products-failure.tsx'
import { similarQuery } from '../products.queries.ts'

const places = Array.from({ length: similarCount }, (_, index) => index)

interface SimilarProductsProps {
  readonly product: Pick<Product, '_id' | 'category'>
  readonly cardParts?: CardParts | undefined
}

/** « Vous aimerez aussi »: up to four products of the same category (§2). */
export const SimilarProducts = ({ product, cardParts }: SimilarProductsProps) => {
  const { t } = useTranslation('catalog')
  const { data, isPending, isError, refetch } = useQuery(
    similarQuery(useApi<CatalogContract>(), product.category._id),
  )
  const similar = otherProducts(data?.products ?? [], { than: product._id, count: similarCount })
  return (
    <section aria-labelledby="similar">
      <SectionHeading id="similar" title={t('similar.title')} />
      {isError && <ProductsFailure level={3} retry={refetch} />}
      {data && similar.length === 0 && <p className="mt-6 text-ink-soft">{t('similar.none')}</p>}
      <ul className={classNames('mt-8', wideGridStyle)}>
        {isPending &&
          places.map((place) => (
            <li key={place} className={placeStyle}>
              <ProductCardSkeleton />
            </li>
          ))}
        {similar.map((product) => (
          <li key={product._id} className={placeStyle}>
            <ProductCard product={product} sizes={wideCardSizes} parts={cardParts} />
          </li>
        ))}
      </ul>
    </section>
  )
}
