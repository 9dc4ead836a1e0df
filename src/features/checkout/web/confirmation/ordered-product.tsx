import { formatEuros } from '../../../../shared/money.ts'
import { Thumbnail } from '../../../../ui/pictures/thumbnail.tsx'
import type { OrderItem } from '../../../orders/order.schema.ts'
import { useLineFacts } from '../use-line-facts.ts'

interface OrderedProductProps {
  readonly item: OrderItem
  readonly sizeName: (size: string) => string
  /** The delivery days, in words. */
  readonly days: string
}

/** Shows a product as it was bought. */
export const OrderedProduct = ({ item, sizeName, days }: OrderedProductProps) => {
  const { product, quantity, options } = item
  const facts = useLineFacts(sizeName)({ size: options.size, quantity })
  return (
    <li className="flex gap-4 py-4">
      <Thumbnail image={product.images[0]} className="w-16" />
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-medium text-body leading-snug">{product.name}</p>
          <p className="whitespace-nowrap text-body tabular-nums">{formatEuros(product.price * quantity)}</p>
        </div>
        {facts && <p className="text-ink-soft">{facts}</p>}
        <p className="text-ink-soft">{days}</p>
      </div>
    </li>
  )
}
