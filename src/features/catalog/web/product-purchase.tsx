import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { isSoldOut, sizeChoices } from '../catalog.rules.ts'
import type { Product } from '../product.schema.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { ProductDescription } from './product-description.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductStock } from './product-stock.tsx'
import { SizeChoice } from './size-choice.tsx'

interface ProductPurchaseProps {
  readonly product: Product
  /** How to ask the house about the piece. */
  readonly contact: ReactNode
}

/** The column beside the plate: what the piece is, what it costs, in which sizes it is there. */
export const ProductPurchase = ({ product, contact }: ProductPurchaseProps) => {
  const { t } = useTranslation('catalog')
  const choices = sizeChoices(product.variants)
  return (
    <div className="flex flex-col gap-7">
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display text-ink-soft text-subheading italic">
          {product.category.name || t('details.uncategorized')}
          {isSoldOut(product.stock) && (
            <Badge tone="accent" className="font-text not-italic">
              {t('card.soldOut')}
            </Badge>
          )}
        </p>
        <h1 className="mt-1 font-display text-heading">{product.name}</h1>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <ProductPrice product={product} explained className="text-lead" />
          <span className="text-caption text-ink-soft">{t('product.taxIncluded')}</span>
        </p>
      </div>
      <ProductDescription description={product.description} />
      {choices.length > 0 && <SizeChoice key={product._id} choices={choices} />}
      <ProductStock stock={product.stock} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t pt-4">
        {contact}
        <CopyLinkButton />
      </div>
    </div>
  )
}
