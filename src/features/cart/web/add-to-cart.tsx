import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../ui/late/use-fetched-part.ts'
import { useOutOfSight } from '../../../ui/late/use-out-of-sight.ts'
import { sizeNameIn } from '../../catalog/size-name.ts'
import { quantityOf } from '../cart.rules.ts'
import { type CartProduct, optionsOf, roomFor, stockOf } from '../cart-product.ts'
import { quantityRemark } from '../remarks/quantity-remark.ts'
import type { PurchaseBarProps } from './purchase-bar.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useCart } from './use-cart.ts'

const loadBar = async () => (await import('./purchase-bar.tsx')).PurchaseBar

interface AddToCartProps {
  readonly product: CartProduct
  /** The chosen size; undefined for a product without sizes, or before a size is chosen. */
  readonly size: string | undefined
  readonly onChoose: (size: string) => void
}

/** The part of a product's page that adds it to the cart: the quantity, and the button (§2, §5). */
export const AddToCart = ({ product, size, onChoose }: AddToCartProps) => {
  const { t } = useTranslation('cart')
  const statusId = useId()
  const sizeName = sizeNameIn(useTranslation('catalog').t)
  const { lines } = useCart()
  const addToCart = useAddToCart()
  const [wanted, setWanted] = useState(1)
  const room = roomFor(lines, { product, size })
  const quantity = Math.min(wanted, Math.max(room, 1))
  const inCart = quantityOf(lines, { productId: product.productId, options: optionsOf(size) })
  const isKnown = lines.some(({ productId }) => productId === product.productId)
  const stock = stockOf(product, size)
  const remark = quantityRemark({ wanted, room, inCart, stock, isSized: size !== undefined })
  const label = isKnown ? t('add.addMore') : t('add.add')
  const take = () => {
    if (room === 0) return
    addToCart({ product, size, quantity })
    setWanted(1)
  }

  const buying = useRef<HTMLDivElement>(null)
  const isOutOfSight = useOutOfSight(buying)
  const { Part: Bar, fetchPart } = useFetchedPart<PurchaseBarProps>(loadBar)
  const fetchBar = useEffectEvent(() => void fetchPart())
  useEffect(() => {
    if (isOutOfSight) fetchBar()
  }, [isOutOfSight])

  return (
    <div className="noscript:hidden print:hidden">
      <div ref={buying} className="flex items-end gap-3">
        <QuantityField value={quantity} most={room} onChange={setWanted} />
        {/* The attribute is not `disabled`, so that the button that was just pressed keeps the focus. */}
        <Button aria-disabled={room === 0} aria-describedby={statusId} onClick={take} className="flex-1">
          {label}
        </Button>
      </div>
      <p id={statusId} aria-live="polite" className="mt-2 min-h-6 text-ink-soft text-small">
        {remark
          .map(({ say, count }) => t(`add.${say}`, { count, size: size === undefined ? '' : sizeName(size) }))
          .join(' ')}
      </p>
      {Bar && isOutOfSight && stock > 0 && (
        <Bar
          product={product}
          size={size}
          onChoose={onChoose}
          isFull={room === 0}
          label={label}
          statusId={statusId}
          onTake={take}
        />
      )}
    </div>
  )
}
