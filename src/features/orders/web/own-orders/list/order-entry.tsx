import { useId } from 'react'
import { longDay } from '../../../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../../../shared/money.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Thumbnail } from '../../../../../ui/pictures/thumbnail.tsx'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import type { OrderSummary } from '../../../order.schema.ts'
import { orderStateOf } from '../../../status/order-state.rules.ts'
import { OrderStateWord } from '../order-state-word.tsx'
import { ResumePayment } from '../resume-payment.tsx'

const mostPlates = 3

/** Small images of the first products of an order; the text beside names the products. */
const OrderPlates = ({ items }: Pick<OrderSummary, 'items'>) => (
  <div className="flex flex-none items-start gap-1.5">
    {items.slice(0, mostPlates).map(({ _id, product: { images } }) => (
      <Thumbnail key={_id} image={images[0]} className="w-18" isLazy />
    ))}
  </div>
)

const mostNames = 3

interface OrderEntryProps {
  readonly order: OrderSummary
  readonly nowMs: number
}

/** An order in the list: its number and date, its state, its products and its total. */
export const OrderEntry = ({ order, nowMs }: OrderEntryProps) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const id = useId()
  const { number, items, totalItems, total, refunded } = order
  const state = orderStateOf(order, nowMs)
  const names = items.slice(0, mostNames).map(({ product }) => product.name)
  const unnamed = items.length - names.length
  return (
    <article aria-labelledby={id} className="border-hairline border-t py-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display text-subheading tabular-nums">
          <LocalLink
            to={pathTo('order', { orderId: order._id })}
            className="thread-link inline-flex min-h-11 items-center [--thread-drop:0.25rem]"
          >
            {t('number', { number })}
          </LocalLink>
        </h2>
        <p className="font-medium tabular-nums">{formatEuros(total)}</p>
      </div>
      <p className="text-ink-soft text-small">
        {t('placedOn', { day: longDay(order.placedAt, lng) })} · {t('pieces', { count: totalItems })}
      </p>
      <div className="mt-5 flex flex-col gap-5 sm:flex-row sm:gap-7">
        <OrderPlates items={items} />
        <div className="min-w-0 flex-1">
          <p className="text-lead leading-snug">
            <OrderStateWord state={state} />
          </p>
          <p className="mt-1 text-small">{t(`states.${state}.text`)}</p>
          <p className="mt-2 text-ink-soft text-small">
            {names.join(', ')}
            {unnamed > 0 && ` ${t('more', { count: unnamed })}`}
          </p>
          {refunded > 0 && (
            <p className="mt-2 text-sage text-small tabular-nums">
              {t('refunded', { amount: formatEuros(refunded) })}
            </p>
          )}
          {state === 'waiting' && <ResumePayment order={order} size="small" />}
        </div>
      </div>
    </article>
  )
}
