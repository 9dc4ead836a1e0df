import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { guaranteeYears } from '../../../delivery/delivery.limits.ts'
import type { Promisable } from '../../../delivery/delivery-promise.rules.ts'
import { returnDays } from '../../../orders/withdrawn/withdrawal-period.ts'
import { readyDaysOf } from '../../../settings/delivery-terms.ts'
import { DeliveryCosts } from './delivery-costs.tsx'
import { DeliveryDays } from './delivery-days.tsx'
import { useDeliveryTerms } from './delivery-terms-context.ts'
import { PromiseLine } from './promise-line.tsx'

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
