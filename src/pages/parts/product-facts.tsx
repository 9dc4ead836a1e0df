import { productReference } from '../../features/catalog/catalog.rules.ts'
import type { Product } from '../../features/catalog/product.schema.ts'
import { PrintedAddress } from '../../features/catalog/web/product/printed-address.tsx'
import { ProductDetails } from '../../features/catalog/web/product/product-details.tsx'
import { GarmentFacts } from '../../features/garments/web/garment-facts.tsx'
import { MakerNotice } from '../../features/settings/web/maker-notice.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'

/** The parts of a product page that are only read: no part of it needs a script. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const house = useHouse()
  return (
    <>
      <ProductDetails product={product} />
      {product.garment && (
        <GarmentFacts garment={product.garment} sizes={product.variants.map(({ size }) => size)} />
      )}
      <MakerNotice house={house} reference={productReference(product)} />
      <div className="mt-4">
        <PrintedAddress id={product._id} />
      </div>
    </>
  )
}
