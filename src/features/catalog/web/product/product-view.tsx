import type { ReactNode } from 'react'
import { LatePart } from '../../../../ui/late/late-part.tsx'
import { StickyColumn } from '../../../../ui/sticky-column.tsx'
import type { Product } from '../../product.schema.ts'
import { ShopBreadcrumb } from '../shop-breadcrumb.tsx'
import { ProductGallery } from './gallery/product-gallery.tsx'
import { ProductPurchase } from './product-purchase.tsx'
import type { PurchaseParts } from './purchase-parts.ts'

interface ProductViewProps {
  readonly product: Product
  readonly parts: PurchaseParts
  /** The facts about the product, and who is responsible for it. */
  readonly facts: ReactNode
  readonly similar: ReactNode
  readonly reviews: ReactNode
}

/** The page of a product: the pictures on the left, the information on the right. */
export const ProductView = ({ product, parts, facts, similar, reviews }: ProductViewProps) => (
  <div className="frame print:pt-6">
    <div className="pt-6 pb-5 print:hidden">
      <ShopBreadcrumb product={product} />
    </div>
    <div className="grid-12 gap-y-12 lg:grid-rows-[auto_1fr] lg:gap-y-16">
      <div className="col-span-12 lg:col-span-7 print:col-span-6">
        <ProductGallery key={product._id} product={product} />
      </div>
      <StickyColumn className="col-span-12 lg:col-span-5 lg:row-span-2 print:col-span-6">
        <ProductPurchase key={product._id} product={product} parts={parts} />
      </StickyColumn>
      <div className="col-span-12 lg:col-span-7 xl:col-span-6">
        <LatePart>{facts}</LatePart>
      </div>
    </div>
    <div className="mt-section flex flex-col gap-section print:mt-10">
      <div className="print:hidden">
        <LatePart>{similar}</LatePart>
      </div>
      <LatePart>{reviews}</LatePart>
    </div>
  </div>
)
