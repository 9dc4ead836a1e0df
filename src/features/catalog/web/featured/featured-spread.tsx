import type { Product } from '../../product.schema.ts'
import { FeaturedProduct } from './featured-product.tsx'

/** The positions of the four pictures. They are uneven on purpose, as on the pages of a look book. */
const places = [
  {
    className: 'col-span-12 md:col-span-6',
    sizes: '(min-width: 108rem) 48rem, (min-width: 48rem) 44vw, 90vw',
  },
  {
    className: 'col-span-9 col-start-4 md:col-span-4 md:col-start-9 md:mt-28 lg:mt-56',
    sizes: '(min-width: 108rem) 31rem, (min-width: 48rem) 28vw, 68vw',
  },
  {
    className: 'col-span-9 md:col-span-4 md:col-start-2',
    sizes: '(min-width: 108rem) 31rem, (min-width: 48rem) 28vw, 68vw',
  },
  {
    className: 'col-span-12 md:col-span-5 md:col-start-7 md:mt-20 lg:mt-40',
    sizes: '(min-width: 108rem) 40rem, (min-width: 48rem) 36vw, 90vw',
  },
] as const

/** The featured products, laid out as a double page. */
export const FeaturedSpread = ({ products }: { products: readonly Product[] }) => (
  <div className="grid-12 items-start gap-y-16 lg:gap-y-24 print:*:col-span-3 print:*:col-start-auto print:*:mt-0">
    {products.slice(0, places.length).map((product, index) => (
      <FeaturedProduct
        key={product._id}
        product={product}
        number={index + 1}
        sizes={places[index]?.sizes ?? '90vw'}
        className={places[index]?.className}
      />
    ))}
  </div>
)
