import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { quantityOf } from '../cart.rules.ts'
import { type CartPiece, optionsOf, roomFor, stockOf } from '../cart-piece.ts'
import { quantityRemark } from '../quantity-remark.ts'
import { QuantityField } from './quantity-field.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useCart } from './use-cart.ts'

interface AddToCartProps {
  readonly piece: CartPiece
  /** The chosen one; none for a piece without sizes, or before one is chosen. */
  readonly size: string | undefined
}

/** Takes a piece along from its page: how many, and the button (§2, §5). */
export const AddToCart = ({ piece, size }: AddToCartProps) => {
  const { t } = useTranslation('cart')
  const statusId = useId()
  const { lines } = useCart()
  const addToCart = useAddToCart()
  const [wanted, setWanted] = useState(1)
  const room = roomFor(lines, { piece, size })
  const quantity = Math.min(wanted, Math.max(room, 1))
  const inCart = quantityOf(lines, { productId: piece.productId, options: optionsOf(size) })
  const isKnown = lines.some(({ productId }) => productId === piece.productId)
  const remark = quantityRemark({ wanted, room, inCart, stock: stockOf(piece, size) })
  const take = () => {
    if (room === 0) return
    addToCart({ piece, size, quantity })
    setWanted(1)
  }
  return (
    <div className="noscript:hidden print:hidden">
      <div className="flex items-end gap-3">
        <QuantityField value={quantity} most={room} onChange={setWanted} />
        {/* Not `disabled`: the button that was just pressed keeps the keyboard where it is. */}
        <Button aria-disabled={room === 0} aria-describedby={statusId} onClick={take} className="flex-1">
          {isKnown ? t('add.addMore') : t('add.add')}
        </Button>
      </div>
      <p id={statusId} aria-live="polite" className="mt-2 min-h-6 text-ink-soft text-small">
        {remark.map(({ say, count }) => t(`add.${say}`, { count })).join(' ')}
      </p>
    </div>
  )
}
