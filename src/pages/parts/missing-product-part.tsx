import { FeaturedProducts } from '../../features/catalog/web/featured/featured-products.tsx'
import { ProductMissing } from '../../features/catalog/web/product/product-missing.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'

/** The page of an address that no product has: it says so, and shows the products that the house has chosen. */
export const MissingProductPart = ({ id }: { id: string }) => (
  <>
    <ProductMissing id={id} houseName={useHouse().name} />
    <div className="frame pb-section">
      <FeaturedProducts />
    </div>
  </>
)
