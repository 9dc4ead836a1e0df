import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readyDaysOf } from '../../settings/delivery-terms.ts'
import { guaranteeYears, returnDays } from '../delivery.limits.ts'
import type { Promisable } from '../promisable.rules.ts'
import { DeliveryCosts } from './delivery-costs.tsx'
import { DeliveryDays } from './delivery-days.tsx'
import { useDeliveryTerms } from './delivery-terms-context.ts'
import { PromiseLine } from './promise-line.tsx'

interface PurchasePromisesProps {
  /** In euros. */
  readonly price: number
  readonly piece: Promisable
  /** Whether it can be ordered now; what cannot comes on no day, and in no number of days. */
  readonly orderable: boolean
  /** The way to the guarantees in full. */
  readonly guarantees: ReactNode
}

/** What the house promises to who buys a piece: when it comes and at what cost, how it goes back, what is guaranteed (§9). */
export const PurchasePromises = ({ price, piece, orderable, guarantees }: PurchasePromisesProps) => {
  const { madeToMeasure, daysBeforeEvent } = piece
  const { t } = useTranslation('orders')
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
            <DeliveryDays piece={piece} />{' '}
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
