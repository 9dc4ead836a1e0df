import { Suspense, useEffect } from 'react'
import { spokenRange } from '../../../../shared/dates/spoken-range.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { Order } from '../../../orders/order.schema.ts'
import { Amounts } from '../amounts.tsx'
import type { StepProps } from '../step-props.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { OrderedProduct } from './ordered-product.tsx'
import type { WhatFollowsProps } from './what-follows.tsx'

/** It is below the thanks, and loaded while the card is filled in. */
const WhatFollows = lazyPart<WhatFollowsProps>(() =>
  import('./what-follows.tsx').then((module) => module.WhatFollows),
)

interface PaidOrderProps extends Pick<StepProps, 'parts'> {
  readonly order: Order
}

/** The orders for which the success message was shown since this page was loaded, so that it is not shown twice. */
const thanked = new Set<string>()

const justNowMs = 60_000

/** Shows the success message of an order (§2: « Order processed successfully ») once, shortly after the payment. */
const useSuccess = ({ _id, events }: Order, title: string) => {
  useEffect(() => {
    const paidAt = events.find(({ kind }) => kind === 'paid')?.at
    if (paidAt === undefined || Date.now() - Date.parse(paidAt) > justNowMs || thanked.has(_id)) return
    thanked.add(_id)
    notify('general', { title, variant: 'success' })
  }, [_id, events, title])
}

/** The page « Merci »: what happens next, what was bought, and where the order can be followed. It can be printed. */
export const PaidOrder = ({ order, parts }: PaidOrderProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  useSuccess(order, t('confirmation.toast'))
  const { readAgain } = parts.cart
  // The payment has removed what was bought from the cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => readAgain(), [order._id])
  const firstName = parts.customer?.firstName
  const isFetched = order.deliveryMethod === 'pickup'
  const daysOf = ({ deliveryFrom: from, deliveryTo: to }: Order['items'][number]) =>
    t('details.between', spokenRange({ from, to }, lng))
  return (
    <StepFrame
      title={firstName ? t('confirmation.thanksName', { name: firstName }) : t('confirmation.thanks')}
      aside={
        <section aria-label={t('sums.title')} className="bg-sheet p-6">
          <p className="mb-4">
            <span className="block text-ink-soft text-small">{t('confirmation.number')}</span>
            <span className="whitespace-nowrap font-display text-subheading tabular-nums">
              {order.number}
            </span>
          </p>
          <Amounts sums={order} deliveryMethod={order.deliveryMethod} code={order.promoCode ?? undefined} />
        </section>
      }
    >
      <div className="max-w-measure" role="status">
        {order.status === 'refunded' ? (
          <p className="text-lead">{t('confirmation.refunded')}</p>
        ) : (
          <p className="text-lead">{t('confirmation.paid', { amount: formatEuros(order.total) })}</p>
        )}
      </div>
      {order.status !== 'refunded' && (
        <Suspense fallback={<Skeleton className="mt-8 h-80 w-full" />}>
          <WhatFollows order={order} parts={parts} />
        </Suspense>
      )}
      <h3 className="mt-10 mb-3 font-medium text-lead">{t('payment.pieces')}</h3>
      <ul className=" divide-y divide-hairline border-hairline border-y">
        {order.items.map((item) => (
          <OrderedProduct
            key={item._id}
            item={item}
            sizeName={parts.sizeName}
            days={t(isFetched ? 'payment.ready' : 'payment.arrives', { days: daysOf(item) })}
          />
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button variant="quiet" onClick={() => print()}>
          {t('confirmation.print')}
        </Button>
        <WayOn to={pathTo('shop')}>{t('confirmation.shop')}</WayOn>
      </div>
    </StepFrame>
  )
}
