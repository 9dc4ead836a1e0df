import { useTranslation } from 'react-i18next'
import { spokenDay } from '../../../../shared/calendar/spoken-day.ts'
import { spokenRange } from '../../../../shared/calendar/spoken-range.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import type { Promisable } from '../../../delivery/delivery-promise.rules.ts'
import { promiseOf } from '../../../delivery/delivery-promise.rules.ts'
import { useDeliveryTerms } from './delivery-terms-context.ts'

interface DeliveryWindowProps {
  readonly orderedAtMs: number
  readonly product: Promisable
}

/**
 * Shows « entre le mardi 25 et le jeudi 27 novembre »; for a product that is tried on first, also the first possible
 * event day.
 */
export const DeliveryWindow = ({ orderedAtMs, product }: DeliveryWindowProps) => {
  const { t } = useTranslation('promises')
  const lng = useLanguage()
  const promise = promiseOf(product, { journey: 'france', orderedAtMs, terms: useDeliveryTerms() })
  return (
    <>
      <span className="block">{t('delivery.between', spokenRange(promise, lng))}</span>{' '}
      {product.daysBeforeEvent > 0 && (
        <span className="block">
          {t('delivery.earliestEvent', { day: spokenDay(promise.earliestEvent, lng) })}
        </span>
      )}
    </>
  )
}
