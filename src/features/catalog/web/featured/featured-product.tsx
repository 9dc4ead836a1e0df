import { cutBetweenWords } from '../../../../shared/text/cut-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { MuseumLabel } from '../../../../ui/museum-label.tsx'
import { cardDescriptionLength } from '../../catalog.limits.ts'
import type { Product } from '../../product.schema.ts'
import { ProductLink } from '../card/product-link.tsx'
import { ProductPlate } from '../card/product-plate.tsx'
import { ProductPrice } from '../card/product-price.tsx'
import { useProductTravel } from '../card/use-product-travel.ts'

interface FeaturedProductProps {
  readonly product: Product
  readonly number: number
  /** The width of its picture, as in the `sizes` attribute. */
  readonly sizes: string
  readonly className?: string | undefined
}

/** A featured product: a picture with its label, as on the page of a look book (§2). */
export const FeaturedProduct = ({ product, number, sizes, className }: FeaturedProductProps) => {
  const { _id, name, description, category, images } = product
  return (
    <article className={classNames('group relative', className)}>
      <ProductPlate image={images[0]} sizes={sizes} viewTransitionName={useProductTravel(_id)} />
      <div className="mt-4">
        <MuseumLabel
          number={String(number)}
          name={
            <h3 className="text-body">
              <ProductLink product={product} className="before:absolute before:inset-0 before:z-10">
                <span className="thread-link inline-block pb-1 group-hover:after:[clip-path:inset(0)]">
                  {name}
                </span>
              </ProductLink>
            </h3>
          }
          details={
            <>
              <span className="block font-display italic">{category.name}</span>{' '}
              <span className="mt-1 block max-w-[26em] text-balance">
                {cutBetweenWords(description, cardDescriptionLength)}
              </span>{' '}
              <ProductPrice product={product} className="mt-1.5 block text-ink" />
            </>
          }
        />
      </div>
    </article>
  )
}
