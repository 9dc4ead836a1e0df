import type { ReactNode } from 'react'
import { centsOfEuros, eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { guaranteeYears } from '../../../delivery/delivery.limits.ts'
import type { Promisable } from '../../../delivery/delivery-promise.rules.ts'
import { isSentFree } from '../../../delivery/shipping.rules.ts'
import { returnDays } from '../../../orders/withdrawn/withdrawal-period.ts'
import { readyDaysOf } from '../../../settings/delivery-terms.ts'
import { DeliveryDays } from './delivery-days.tsx'
import { useDeliveryTerms } from './delivery-terms-context.ts'

/** One line of the promises: the subject on the left, the promise on the right. */
const PromiseLine = ({ subject, children }: { subject: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(5.5rem,1fr)_4fr] gap-x-4 border-hairline border-t py-3">
    <dt className="text-ink-soft">{subject}</dt>
    <dd>{children}</dd>
  </div>
)

/** Shows what sending a product of this price would cost, for each zone (§9). */
const DeliveryCosts = ({ price }: { price: number }) => {
  const { t } = useTranslation('promises')
  const { rates } = useDeliveryTerms()
  const { france, europe, world } = rates
  const euros = (cents: number) => formatEuros(eurosOfCents(cents))
  const costs = { france: euros(france.cents), europe: euros(europe.cents), world: euros(world.cents) }
  if (france.freeFromCents === null) return t('delivery.plainCosts', costs)
  return t(isSentFree(centsOfEuros(price), rates) ? 'delivery.freeCosts' : 'delivery.costs', {
    ...costs,
    free: euros(france.freeFromCents),
  })
}

interface PurchasePromisesProps {
  /** The price is in euros. */
  readonly price: number
  readonly product: Promisable
  /** Whether the product can be ordered now; otherwise no delivery days are shown. */
  readonly orderable: boolean
  /** The link to the full text of the guarantees. */
  readonly guarantees: ReactNode
}

/**
 * What the house promises to the customer for a product: the delivery days and price, the returns, and the guarantees
 * (§9).
 */
export const PurchasePromises = ({ price, product, orderable, guarantees }: PurchasePromisesProps) => {
  const { madeToMeasure, daysBeforeEvent } = product
  const { t } = useTranslation('promises')
  const terms = useDeliveryTerms()
  return (
    <dl className="text-small">
      <PromiseLine subject={t('delivery.title')}>
        {orderable && (
          <>
            <span className="block">
              {madeToMeasure
                ? t('delivery.madeToMeasure', terms.makingWeeks)
                : t('delivery.ready', readyDaysOf(terms))}
            </span>{' '}
            <DeliveryDays product={product} price={price} />{' '}
            {daysBeforeEvent > 0 && (
              <span className="block text-ink-soft">{t('delivery.margin', { count: daysBeforeEvent })}</span>
            )}
          </>
        )}
        <span className="block text-ink-soft">
          <DeliveryCosts price={price} />
        </span>
      </PromiseLine>
      <PromiseLine subject={t('returns.title')}>
        {madeToMeasure ? t('returns.none') : t('returns.days', { count: returnDays })}
      </PromiseLine>
      <PromiseLine subject={t('guarantees.title')}>
        <span className="block">{t('guarantees.conformity', { count: guaranteeYears.conformity })}</span>{' '}
        <span className="block">
          {t('guarantees.hiddenDefects', { count: guaranteeYears.hiddenDefects })}
        </span>{' '}
        {guarantees}
      </PromiseLine>
    </dl>
  )
}
