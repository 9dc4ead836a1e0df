import { type ReactNode, useId } from 'react'
import { spokenRange } from '../../../../shared/dates/spoken-range.ts'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { rangeOf } from '../../../delivery/delivery-promise.rules.ts'
import type { Order } from '../../../orders/order.schema.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { whatFollowsTexts } from './what-follows.texts.ts'

export interface WhatFollowsProps {
  readonly order: Order
  readonly parts: CheckoutParts
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="grid gap-x-gutter gap-y-1 border-hairline border-t py-4 sm:grid-cols-[minmax(7rem,1fr)_3fr]">
    <p className="font-medium">{title}</p>
    <div className="max-w-measure text-ink-soft">{children}</div>
  </li>
)

/**
 * What happens after the payment, in order of time: the mail, the making, the delivery, and where the customer can
 * follow it.
 */
export const WhatFollows = ({ order, parts }: WhatFollowsProps) => {
  useOwnTexts('whatFollows', whatFollowsTexts)
  const { t } = useTranslation('checkout')
  const { t: own } = useTranslation('whatFollows')
  const lng = useLanguage()
  const titleId = useId()
  const { items, deliveryMethod, shippingAddress, measuring } = order
  const isFetched = deliveryMethod === 'pickup'
  const mayWithdraw = items.some(({ withdrawal }) => withdrawal.eligible)
  const isMade = items.some(({ withdrawal }) => !withdrawal.eligible)
  const range = rangeOf(items.map(({ deliveryFrom: from, deliveryTo: to }) => ({ from, to })))
  const days = range && t('details.between', spokenRange(range, lng))
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="mb-3 font-medium text-lead">
        {own('title')}
      </h3>
      <ol className="border-hairline border-b">
        {parts.customer && (
          <Part title={own('byMail')}>
            <p>
              {own(mayWithdraw ? 'mail' : 'mailMade', {
                email: parts.customer.email,
              })}
            </p>
          </Part>
        )}
        <Part title={own('preparation')}>
          <p>{own(isFetched ? 'nextPickup' : 'nextPrepared')}</p>
          {isMade && <p className="mt-2">{own('nextMade')}</p>}
          {measuring && (
            <p className="mt-2">
              {measuring.start
                ? own('measuredAtSalon', { when: spokenTime(Date.parse(measuring.start), lng) })
                : own('measuredAtHome')}
            </p>
          )}
        </Part>
        <Part title={t(isFetched ? 'sums.pickup' : 'sums.shipping')}>
          {days && <p>{t(isFetched ? 'details.ready' : 'details.arrives', { days })}</p>}
          {isFetched && (
            <>
              <div className="mt-2">{parts.atelier}</div>
              <div className="text-ink print:hidden">
                <WayOn to={`${pathTo('booking')}?type=pickup`}>{own('bookPickup')}</WayOn>
              </div>
            </>
          )}
          {shippingAddress && <div className="mt-2 text-ink">{parts.addressLine(shippingAddress)}</div>}
        </Part>
        <Part title={own('anyTime')}>
          <p>{own(order.cancellable ? 'followOrCancel' : 'follow')}</p>
          <div className="text-ink print:hidden">
            <WayOn to={pathTo('order', { orderId: order._id })}>{own('see')}</WayOn>
          </div>
        </Part>
      </ol>
    </section>
  )
}
