import { spokenRange } from '../../../../shared/dates/spoken-range.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Reduction } from '../../../promotions/reduction.rules.ts'
import type { CheckoutDraft } from '../../draft/checkout-draft.schema.ts'
import { destinationOf } from '../checkout.queries.ts'
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts'
import { sumsOfLines } from '../summary/sums-of-lines.ts'
import type { OrderPromise } from '../use-promise.ts'

type Method = CheckoutDraft['deliveryMethod']

interface DeliveryChoiceProps {
  readonly draft: CheckoutDraft
  readonly promise: OrderPromise
  readonly reduction: Reduction | undefined
  readonly onChoose: (method: Method) => void
}

/** The choice between sent and fetched, each with its price and the days between which all products arrive. */
export const DeliveryChoice = ({ draft, promise, reduction, onChoose }: DeliveryChoiceProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const delivery = destinationOf({ ...draft, deliveryMethod: 'standard' })
  const { rates } = useDeliveryTerms()
  const { shipping } = sumsOfLines({ lines: promise.lines, delivery, reduction, rates })
  const price = shipping > 0 ? formatEuros(shipping) : t('sums.free')
  const hintOf = (method: Method) => {
    const range = promise.rangeFor(method)
    const days = range && t('details.between', spokenRange(range, lng))
    const when = days && t(method === 'pickup' ? 'details.ready' : 'details.arrives', { days })
    return [method === 'standard' && `${price}. ${t('details.standardHint')}`, when].filter(Boolean).join(' ')
  }
  return (
    <RadioGroupField
      label={t('details.delivery')}
      name="deliveryMethod"
      value={draft.deliveryMethod}
      onChange={(value) => onChoose(value === 'pickup' ? 'pickup' : 'standard')}
      options={(['standard', 'pickup'] as const).map((method) => ({
        value: method,
        label: t(`details.${method}`),
        hint: hintOf(method),
      }))}
    />
  )
}
