import { useTranslation } from 'react-i18next'
import { spokenRange } from '../../../shared/calendar/spoken-range.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { deliveryWindow } from '../delivery-window.ts'

interface DeliveryWindowProps {
  readonly orderedAtMs: number
  readonly madeToMeasure: boolean
}

/** « entre le mardi 25 et le jeudi 27 novembre ». */
export const DeliveryWindow = ({ orderedAtMs, madeToMeasure }: DeliveryWindowProps) => {
  const { t } = useTranslation('orders')
  return t('delivery.between', spokenRange(deliveryWindow({ orderedAtMs, madeToMeasure }), useLanguage()))
}
