import type { ReactNode } from 'react'
import { StickyColumn } from '../../../ui/sticky-column.tsx'
import type { Product } from '../product.schema.ts'
import { PrintedAddress } from './printed-address.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductPurchase } from './product-purchase.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { ShopBreadcrumb } from './shop-breadcrumb.tsx'
import { SimilarProducts } from './similar-products.tsx'

interface ProductViewProps {
  readonly product: Product
  readonly contact: ReactNode
}

/** A piece as on a double page: the plate to the left, what is to know to the right. */
export const ProductView = ({ product, contact }: ProductViewProps) => (
  <div className="frame print:pt-6">
    <div className="pt-6 pb-5 print:hidden">
      <ShopBreadcrumb piece={product.name} />
    </div>
    <div className="grid-12 gap-y-12 lg:grid-rows-[auto_1fr] lg:gap-y-16">
      <div className="col-span-12 lg:col-span-7 print:col-span-6">
        <ProductGallery key={product._id} product={product} />
      </div>
      <StickyColumn className="col-span-12 lg:col-span-5 lg:row-span-2 print:col-span-6">
        <ProductPurchase product={product} contact={contact} />
      </StickyColumn>
      <div className="col-span-12 lg:col-span-7 xl:col-span-6">
        <ProductDetails product={product} />
        <div className="mt-4">
          <PrintedAddress id={product._id} />
        </div>
      </div>
    </div>
    <div className="mt-section flex flex-col gap-section print:mt-10">
      <div className="print:hidden">
        <SimilarProducts product={product} />
      </div>
      <ProductReviews reviews={product.ratings} />
    </div>
  </div>
)
