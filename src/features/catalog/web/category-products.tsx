import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { CatalogContract } from '../catalog.contract.ts'
import { ProductCard } from './card/product-card.tsx'
import { placeStyle, wideCardSizes, wideGridStyle } from './card/product-grid-style.ts'
import { categoryProductsQuery } from './products.queries.ts'
import { defaultFilters } from './shop/filters/shop-filters.ts'
import { shopUrl } from './shop/filters/shop-url.ts'

interface CategoryProductsProps {
  readonly category: string
  readonly title: string
  /** The label of the link to all products of the category. */
  readonly allLabel: string
}

/** The newest products of a category, on a page about another subject. Nothing is shown when there are none. */
export const CategoryProducts = ({ category, title, allLabel }: CategoryProductsProps) => {
  const lng = useLanguage()
  const { data } = useQuery(categoryProductsQuery(useApi<CatalogContract>(), category))
  if (!data || data.products.length === 0) return null
  return (
    <section aria-labelledby="pieces">
      <SectionHeading
        id="pieces"
        title={title}
        action={
          <TextLink variant="standalone" to={shopUrl({ ...defaultFilters, category }, lng)}>
            {allLabel}
          </TextLink>
        }
      />
      <ul className={classNames('mt-8 lg:mt-12', wideGridStyle)}>
        {data.products.map((product) => (
          <li key={product._id} className={placeStyle}>
            <ProductCard product={product} sizes={wideCardSizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
