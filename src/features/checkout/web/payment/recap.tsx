import { Suspense } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { asksForBilling, hasMadeToMeasure } from '../../draft/checkout-draft.rules.ts'
import type { CheckoutDraft } from '../../draft/checkout-draft.schema.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { EventDateNotice } from '../event-date-notice.tsx'
import { productImage } from '../product-image.ts'
import type { OrderPromise } from '../use-promise.ts'
import { RecapLine } from './recap-line.tsx'
import { RecapPart } from './recap-part.tsx'

const MeasuringWords = lazyPart(() =>
  import('../measuring/measuring-words.tsx').then((module) => module.MeasuringWords),
)

interface RecapProps {
  readonly parts: CheckoutParts
  readonly draft: CheckoutDraft
  readonly promise: OrderPromise
  readonly orderId: string | undefined
}

/** A summary of the whole order, which is shown before the customer orders (L221-14). */
export const Recap = ({ parts, draft, promise, orderId }: RecapProps) => {
  const { t } = useTranslation('checkout')
  const isFetched = draft.deliveryMethod === 'pickup'
  const details = { step: 'details', orderId } as const
  const hasWishes = draft.notes !== '' || draft.eventDate !== ''
  return (
    <div>
      <RecapPart title={t('payment.pieces')} step="cart" orderId={orderId}>
        <ul className="divide-y divide-hairline">
          {promise.lines.map((line) => (
            <RecapLine
              key={`${line.productId} ${line.size}`}
              line={line}
              image={productImage(parts, line)}
              sizeName={parts.sizeName}
              isFetched={isFetched}
              excluded={parts.legal.excluded}
            />
          ))}
        </ul>
      </RecapPart>
      <RecapPart title={t(isFetched ? 'payment.pickup' : 'payment.delivery')} {...details}>
        {isFetched ? parts.atelier : draft.shippingAddress && parts.addressLine(draft.shippingAddress)}
      </RecapPart>
      <RecapPart title={t('payment.billing')} {...details}>
        {asksForBilling(draft) ? (
          draft.billingAddress && parts.addressLine(draft.billingAddress)
        ) : (
          <p className="text-ink-soft text-small">{t('payment.billingSame')}</p>
        )}
      </RecapPart>
      {hasMadeToMeasure(parts.cart.lines) && (
        <RecapPart title={t('payment.measuring')} {...details}>
          <Suspense fallback={<Skeleton className="h-10 w-64" />}>
            <MeasuringWords {...draft.measuring} />
          </Suspense>
        </RecapPart>
      )}
      {hasWishes && (
        <RecapPart title={t('payment.wishes')} {...details}>
          <EventDateNotice eventDate={draft.eventDate} promise={promise} contact={parts.contact} />
          {draft.notes !== '' && (
            <p className="max-w-measure whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
              {draft.notes}
            </p>
          )}
        </RecapPart>
      )}
    </div>
  )
}
