import type { CivilDate } from '../../../../../shared/calendar/civil-date.ts'
import { spokenRange } from '../../../../../shared/dates/spoken-range.ts'
import { formatEuros } from '../../../../../shared/money.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Thumbnail } from '../../../../../ui/pictures/thumbnail.tsx'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import { isMadeToMeasure } from '../../../../catalog/catalog.rules.ts'
import { lineAmount } from '../../../line-amount.rules.ts'
import type { Order, OrderItem } from '../../../order.schema.ts'
import { isUnderway } from '../../../status/order-status.rules.ts'
import { isDeliveryOverdue } from '../../../status/promised-day.rules.ts'
import type { Withdrawing } from '../../../withdrawn/withdrawing-lines.rules.ts'
import { WithdrawalWords } from './withdrawal-words.tsx'

interface OrderLineProps {
  readonly item: OrderItem
  readonly order: Order
  readonly today: CivilDate
  readonly phone: string
  readonly withdrawing: Withdrawing
}

const Promised = ({ item, order, today, phone, withdrawing }: OrderLineProps) => {
  const { t } = useTranslation('ownOrders')
  const { t: ofPromises } = useTranslation('promises')
  const lng = useLanguage()
  const isLeft = item.refundedQuantity + withdrawing.of(item._id) < item.quantity
  const isToCome = isUnderway(order.status) && isLeft && !withdrawing.inWords
  if (!isToCome) return null
  const days = ofPromises(
    'delivery.between',
    spokenRange({ from: item.deliveryFrom, to: item.deliveryTo }, lng),
  )
  return (
    <p className="mt-2 text-small">
      {t(order.deliveryMethod === 'pickup' ? 'lines.pickup' : 'lines.delivery', { days })}
      {isDeliveryOverdue({ ...order, promisedTo: item.deliveryTo, today }) && (
        <strong className="mt-1 block font-medium text-garance">{t('lines.overdue', { phone })}</strong>
      )}
    </p>
  )
}

/** A line of an order: the product, its quantity and price, its delivery days, and whether it can be sent back. */
export const OrderLine = (props: OrderLineProps) => {
  const { item, order, today, withdrawing } = props
  const { t } = useTranslation('ownOrders')
  const { product, quantity, options, refundedQuantity } = item
  const size = options.size && isMadeToMeasure(options.size) ? t('lines.madeToMeasure') : options.size
  return (
    <li className="flex gap-5 break-inside-avoid">
      <Thumbnail image={product.images[0]} className="w-20 sm:w-28" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <h3 className="font-medium leading-snug">
            <LocalLink
              to={pathTo('product', { id: product._id })}
              className="transition-colors hover:text-garance"
            >
              {product.name}
            </LocalLink>
          </h3>
          <p className="font-medium tabular-nums">{formatEuros(lineAmount(item))}</p>
        </div>
        <p className="mt-1 text-ink-soft text-small tabular-nums">
          {size && <>{t('lines.size', { size })} · </>}
          {t('lines.quantity', { count: quantity })}
          {quantity > 1 && <> · {t('lines.each', { amount: formatEuros(product.price) })}</>}
        </p>
        <Promised {...props} />
        {refundedQuantity > 0 && (
          <p className="mt-2 text-sage text-small">{t('lines.refunded', { count: refundedQuantity })}</p>
        )}
        <WithdrawalWords
          item={item}
          status={order.status}
          withdrawing={withdrawing.of(item._id)}
          today={today}
        />
      </div>
    </li>
  )
}
