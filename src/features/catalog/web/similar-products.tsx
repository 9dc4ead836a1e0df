import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../ui/api/use-api.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { CatalogContract } from '../catalog.contract.ts'
import { similarCount } from '../catalog.limits.ts'
import { otherPieces } from '../catalog.rules.ts'
import type { Product } from '../product.schema.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { placeStyle } from './product-grid-style.ts'
import { similarQuery } from './products.queries.ts'

const slot = '(min-width: 108rem) 24rem, (min-width: 64rem) 21vw, 45vw'
const places = Array.from({ length: similarCount }, (_, index) => index)

/** « Vous aimerez aussi »: up to four pieces of the same category (§2). */
export const SimilarProducts = ({ product }: { product: Product }) => {
  const { t } = useTranslation('catalog')
  const { data, isPending } = useQuery(similarQuery(useApi<CatalogContract>(), product.category._id))
  const similar = otherPieces(data?.products ?? [], { than: product._id, count: similarCount })
  return (
    <section aria-labelledby="similar">
      <SectionHeading id="similar" title={t('similar.title')} />
      {!isPending && similar.length === 0 && <p className="mt-6 text-ink-soft">{t('similar.none')}</p>}
      <ul className="mt-8 grid grid-cols-2 gap-x-gutter lg:grid-cols-4">
        {isPending &&
          places.map((place) => (
            <li key={place} className={placeStyle}>
              <ProductCardSkeleton />
            </li>
          ))}
        {similar.map((piece) => (
          <li key={piece._id} className={placeStyle}>
            <ProductCard product={piece} sizes={slot} />
          </li>
        ))}
      </ul>
    </section>
  )
}
