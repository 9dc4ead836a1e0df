import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../../../shared/money.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import type { OrderItem } from '../../../order.schema.ts'

interface OrderedPieceProps {
  readonly item: OrderItem
  readonly sizeName: (size: string) => string
  /** When it comes, in words. */
  readonly days: string
}

/** A piece that was bought, as it was bought. */
export const OrderedPiece = ({ item, sizeName, days }: OrderedPieceProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const { product, quantity, options } = item
  const image = product.images[0]
  const facts = [
    options.size && t('payment.size', { size: sizeName(options.size) }),
    quantity > 1 && t('payment.quantity', { count: quantity }),
  ].filter(Boolean)
  return (
    <li className="flex gap-4 py-4">
      {image && (
        <img
          src={image.url}
          alt=""
          width={300}
          height={400}
          className="picture-light aspect-portrait w-16 flex-none self-start bg-plate object-cover"
        />
      )}
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-medium text-body leading-snug">{product.name}</p>
          <p className="whitespace-nowrap text-body tabular-nums">
            {formatEuros(product.price * quantity, lng)}
          </p>
        </div>
        {facts.length > 0 && <p className="text-ink-soft">{facts.join(' · ')}</p>}
        <p className="text-ink-soft">{days}</p>
      </div>
    </li>
  )
}
