import type { ReactNode } from 'react'
import type { Product } from '../product.schema.ts'
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
  <div className="frame">
    <div className="pt-8 pb-6">
      <ShopBreadcrumb piece={product.name} />
    </div>
    <div className="grid-12 gap-y-10">
      <div className="col-span-12 self-start lg:sticky lg:top-24 lg:col-span-7">
        <ProductGallery key={product._id} images={product.images} />
      </div>
      <div className="col-span-12 flex flex-col gap-10 lg:col-span-5 xl:col-span-4 xl:col-start-9">
        <ProductPurchase product={product} contact={contact} />
        <ProductDetails product={product} />
      </div>
    </div>
    <div className="mt-section flex flex-col gap-section">
      <SimilarProducts product={product} />
      <ProductReviews reviews={product.ratings} />
    </div>
  </div>
)
