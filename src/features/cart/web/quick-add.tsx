import { useState } from 'react'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../ui/late/use-fetched-part.ts'
import { isSoldOut } from '../../catalog/catalog.rules.ts'
import { hasRoomFor } from '../cart-product.ts'
import type { SizeChooserProps } from './size-chooser.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useCart } from './use-cart.ts'

const loadChooser = async () => (await import('./size-chooser.tsx')).SizeChooser

/** Adds a product to the cart from its card (§2); for a product with sizes it asks which. */
export const QuickAdd = ({ product, ...choice }: Omit<SizeChooserProps, 'open' | 'onOpenChange'>) => {
  const { t } = useTranslation('cart')
  const lng = useLanguage()
  const { lines } = useCart()
  const addToCart = useAddToCart()
  const { Part: Chooser, fetchPart } = useFetchedPart<SizeChooserProps>(loadChooser)
  const [open, setOpen] = useState(false)
  const { name, stock, sizes } = product
  const isGone = isSoldOut(stock)
  const isTaken = !isGone && !hasRoomFor(lines, product)
  const askSize = async () => {
    if (await fetchPart()) setOpen(true)
    // The chooser could not be loaded: the page of the product offers the same choice.
    else location.assign(localizedPath(pathTo('product', { id: product.productId }), lng))
  }
  const press = () => {
    if (isTaken) return
    if (sizes.length > 0) void askSize()
    else addToCart({ product, size: undefined, quantity: 1 })
  }
  return (
    <>
      <IconButton
        icon="bagPlus"
        label={t(isGone ? 'quick.soldOut' : isTaken ? 'quick.allTaken' : 'quick.add', { name })}
        disabled={isGone}
        aria-disabled={isTaken || undefined}
        aria-haspopup={sizes.length > 0 ? 'dialog' : undefined}
        onClick={press}
        className="noscript:hidden"
      />
      {Chooser && <Chooser {...choice} product={product} open={open} onOpenChange={setOpen} />}
    </>
  )
}
