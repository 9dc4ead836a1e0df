import type { RemovedProduct } from '../../features/catalog/removed-product.ts'
import { SimilarProducts } from '../../features/catalog/web/chosen/similar-products.tsx'
import { ProductRemoved } from '../../features/catalog/web/removed/product-removed.tsx'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { cardParts } from './card-parts.tsx'

/** The page of a removed product, with similar products. */
export const RemovedProductPart = ({ product }: { product: RemovedProduct }) => {
  const { _id, category } = product
  return (
    <ProductRemoved
      product={product}
      houseName={useHouse().name}
      plate={
        <Plate
          slot="not-found"
          sizes="(min-width: 108rem) 31rem, (min-width: 48rem) 28vw, 68vw"
          priority
          className="max-h-[calc(100svh-10rem)]"
        />
      }
      similar={category && <SimilarProducts product={{ _id, category }} cardParts={cardParts} />}
    />
  )
}
