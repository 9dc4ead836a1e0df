import { Badge } from '../../../../ui/badge.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import { isSoldOut } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import type { CardParts } from './card-parts.ts'
import { ProductLink } from './product-link.tsx'
import { ProductPlate } from './product-plate.tsx'
import { ProductPrice } from './product-price.tsx'
import type { SecondViewProps } from './second-view.tsx'
import { useProductTravel } from './use-product-travel.ts'

/** « En stock » or « Épuisé » beside the price of a product (§2). */
const StockMarker = ({ stock }: { stock: number }) => {
  const { t } = useTranslation('catalog')
  if (isSoldOut(stock))
    return (
      <Badge tone="accent" className="-my-0.5">
        {t('card.soldOut')}
      </Badge>
    )
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-caption text-sage">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-sage" />
      {t('card.inStock')}
    </span>
  )
}

interface ProductCardProps {
  readonly product: Product
  readonly sizes: string
  readonly priority?: boolean
  /** The level of the card's own heading. */
  readonly level?: 2 | 3
  readonly parts?: CardParts | undefined
}

const loadSecondView = async () => (await import('./second-view.tsx')).SecondView

/**
 * A product in the grid: its picture and, below, its label (§2). The whole card is one link. Nothing lies on the
 * picture; a mouse that points at the card is shown the second one.
 */
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
  const [first, second] = images
  const { Part: SecondView, fetchPart } = useFetchedPart<SecondViewProps>(loadSecondView)
  return (
    <article
      onPointerEnter={({ pointerType }) => {
        if (second && pointerType === 'mouse') void fetchPart()
      }}
      className="group relative row-span-6 grid grid-rows-subgrid"
    >
      <div className="relative overflow-hidden">
        <ProductPlate
          image={first}
          sizes={sizes}
          priority={priority}
          viewTransitionName={useProductTravel(_id)}
        />
        {SecondView && second && <SecondView image={second} sizes={sizes} />}
      </div>
      {/* The badge stands beside the category, and under it in the two columns of a phone, which keep its place. */}
      <div className="mt-4 flex justify-between">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-small max-md:h-12 max-md:flex-col max-md:items-start">
          <span className="font-display italic">{category.name}</span>{' '}
          {featured && <Badge className="-my-1">{t('card.featured')}</Badge>}
        </p>
        {/* The heart lies above the link that covers the whole card. It is no higher than its line. */}
        {parts.favourite && <div className="relative z-20 -my-3 -mr-3 h-11">{parts.favourite(product)}</div>}
      </div>
      <Heading className="mt-1.5 font-medium text-body leading-snug max-md:min-h-[2lh]">{name}</Heading>
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
