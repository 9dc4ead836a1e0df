import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../ui/badge.tsx'
import { isSoldOut } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import type { CardParts } from './card-parts.ts'
import { ProductLink } from './product-link.tsx'
import { ProductPlate } from './product-plate.tsx'
import { ProductPrice } from './product-price.tsx'
import { StockMarker } from './stock-marker.tsx'
import { useProductTravel } from './use-product-travel.ts'

interface ProductCardProps {
  readonly product: Product
  readonly sizes: string
  readonly priority?: boolean
  /** The level of the card's own heading. */
  readonly level?: 2 | 3
  readonly parts?: CardParts | undefined
}

/** A product in the grid: its picture and, below, its label (§2). The whole card is one link. */
export const ProductCard = ({
  product,
  sizes,
  priority = false,
  level = 3,
  parts = {},
}: ProductCardProps) => {
  const { t } = useTranslation('catalog')
  const Heading = `h${level}` as const
  const { _id, name, description, category, featured, images, stock } = product
  return (
    <article className="group relative row-span-6 grid grid-rows-subgrid">
      <div className="relative overflow-hidden">
        <ProductPlate
          image={images[0]}
          sizes={sizes}
          priority={priority}
          viewTransitionName={useProductTravel(_id)}
        />
        {/* The badges stand at the bottom of the picture, where they hide no face. */}
        <p className="absolute right-14 bottom-3 left-3 flex flex-wrap gap-1.5">
          {isSoldOut(stock) && <Badge tone="accent">{t('card.soldOut')}</Badge>}
          {featured && <Badge tone="linen">{t('card.featured')}</Badge>}
        </p>
        {parts.favourite?.(product)}
      </div>
      <p className="mt-4 font-display text-ink-soft text-small italic">{category.name}</p>
      <Heading className="mt-0.5 font-medium text-body leading-snug max-md:min-h-[2lh]">{name}</Heading>
      <p className="mt-1.5 line-clamp-2 min-h-[2lh] text-ink-soft text-small">{description}</p>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <ProductPrice product={product} /> <StockMarker stock={stock} />
      </p>
      <div className="mt-1 flex items-center justify-between text-small print:hidden">
        <ProductLink
          product={product}
          label={t('card.detailsOf', { name })}
          className="before:absolute before:inset-0 before:z-10"
        >
          <span className="thread-link inline-flex py-1.5 group-hover:after:[clip-path:inset(0)]">
            {t('card.details')}
          </span>
        </ProductLink>
        {/* The action lies above the link that covers the whole card. It is no higher than its line. */}
        {parts.action && <div className="relative z-20 -my-1.5 -mr-3 flex">{parts.action(product)}</div>}
      </div>
    </article>
  )
}
