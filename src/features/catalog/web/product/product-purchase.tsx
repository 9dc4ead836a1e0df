import { useMemo, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { preselectedSize, sizeChoices } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import { ProductDescription } from './product-description.tsx'
import { ProductStock } from './product-stock.tsx'
import { ProductTitle } from './product-title.tsx'
import type { PurchaseChoice, PurchaseParts } from './purchase-parts.ts'
import { SizeChoice } from './size-choice.tsx'

/**
 * The sizes of a product and the selected one: the one that the visitor pressed, else the visitor's own size if it is
 * available, else the first available one (§2).
 */
const useSizeChoice = (
  { variants, stock }: Pick<Product, 'variants' | 'stock'>,
  ownSize: string | undefined,
) => {
  const choices = sizeChoices(variants)
  const [pressed, choose] = useState<string>()
  const size = pressed ?? preselectedSize(choices, ownSize)
  const chosen = choices.find((choice) => choice.size === size)
  const sized = choices.length > 0
  const choice: PurchaseChoice = { sized, size: chosen?.size, stock: sized ? (chosen?.stock ?? 0) : stock }
  return { choices, chosen, choose, choice }
}

/** Copies the address of the page to the clipboard. The button is shown only where scripts run. */
const CopyLinkButton = () => {
  const { t } = useTranslation('catalog')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      notify('general', { title: t('product.linkCopied'), variant: 'success' })
    } catch {
      notify('general', { title: t('product.copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <Button variant="quiet" size="small" onClick={copy} className="-ml-1 noscript:hidden print:hidden">
      <Icon name="link" />
      {t('product.copyLink')}
    </Button>
  )
}

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
