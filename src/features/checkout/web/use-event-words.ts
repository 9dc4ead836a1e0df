import { spokenDay } from '../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { OrderPromise } from './use-promise.ts'

/** The words about the event day of an order, which are the same at every step. */
export const useEventWords = ({ fault, margin }: Pick<OrderPromise, 'fault' | 'margin'>) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const why = margin > 0 ? ` ${t('event.margin', { count: margin })}` : ''
  if (!fault) return { notice: t('event.inTime'), why }
  if (fault.kind === 'past') return { notice: t('event.past'), why: '' }
  const products = fault.names.join(', ')
  return { notice: t('event.late', { pieces: products, day: spokenDay(fault.earliest, lng) }), why }
}
