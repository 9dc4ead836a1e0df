import { useMemo, useState } from 'react'
import { sizeChoices } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { ProductDescription } from './product-description.tsx'
import { ProductStock } from './product-stock.tsx'
import { ProductTitle } from './product-title.tsx'
import type { PurchaseParts } from './purchase-parts.ts'
import { SizeChoice } from './size-choice.tsx'
import { useSizeChoice } from './use-size-choice.ts'

interface ProductPurchaseProps {
  readonly product: Product
  readonly parts: PurchaseParts
}

/**
 * The column beside the picture: the product with its price and sizes, the way to buy it, and what the house promises.
 */
export const ProductPurchase = ({ product, parts }: ProductPurchaseProps) => {
  const [ownSize, setOwnSize] = useState<string>()
  const { choices, chosen, choose, choice } = useSizeChoice(product, ownSize)
  // The element must stay the same. A new one, rendered before the script of this part has loaded, would make
  // the part disappear until then.
  const missing = useMemo(
    () => parts.missing?.({ choices: sizeChoices(product.variants), choose }),
    [parts, product, choose],
  )
  return (
    <div className="flex flex-col gap-7">
      <ProductTitle product={product} />
      <ProductDescription description={product.description} />
      {choice.sized && (
        <SizeChoice
          choices={choices}
          chosen={chosen}
          onChoose={choose}
          madeToMeasure={parts.madeToMeasure}
          advice={parts.sizeAdvice?.({ choices, choose })}
        />
      )}
      <ProductStock
        stock={chosen?.stock ?? product.stock}
        size={chosen?.size}
        customizable={product.attributes.customizable}
      />
      {parts.ownSize?.(setOwnSize)}
      {missing}
      {parts.purchase?.({ ...choice, choose })}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {parts.favourite}
        <CopyLinkButton />
      </div>
      {parts.promises?.(choice)}
      <div className="border-hairline border-t pt-4">{parts.contact}</div>
    </div>
  )
}
