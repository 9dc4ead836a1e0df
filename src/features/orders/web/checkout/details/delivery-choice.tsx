import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenRange } from '../../../../../shared/calendar/spoken-range.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { RadioGroupField } from '../../../../../ui/radio-group-field.tsx'
import type { CheckoutDraft } from '../../../checkout-draft.schema.ts'
import { rangeOf, windowsOf } from '../../../delivery-range.rules.ts'
import type { QuotedLine } from '../../../quote.contract.ts'
import { destinationOf } from '../checkout.queries.ts'

type Method = CheckoutDraft['deliveryMethod']

interface DeliveryChoiceProps {
  readonly draft: CheckoutDraft
  readonly lines: readonly QuotedLine[]
  /** Whether the lines are promised for what is chosen, and not for what was chosen before. */
  readonly isExact: boolean
  readonly onChoose: (method: Method) => void
}

/** Sent or fetched, each with the days between which all of it comes: what is chosen as the house promises it. */
export const DeliveryChoice = ({ draft, lines, isExact, onChoose }: DeliveryChoiceProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const [orderedAtMs] = useState(() => Date.now())
  const { deliveryMethod: chosen } = draft
  const rangeFor = (method: Method) =>
    isExact && method === chosen
      ? rangeOf(lines.map(({ deliveryFrom: from, deliveryTo: to }) => ({ from, to })))
      : rangeOf(
          windowsOf({ lines, delivery: destinationOf({ ...draft, deliveryMethod: method }), orderedAtMs }),
        )
  const hintOf = (method: Method) => {
    const range = rangeFor(method)
    const days = range && t('details.between', spokenRange(range, lng))
    const when = days && t(method === 'pickup' ? 'details.ready' : 'details.arrives', { days })
    return [method === 'standard' && t('details.standardHint'), when].filter(Boolean).join(' ')
  }
  return (
    <RadioGroupField
      label={t('details.delivery')}
      name="deliveryMethod"
      value={chosen}
      onChange={(value) => onChoose(value === 'pickup' ? 'pickup' : 'standard')}
      options={(['standard', 'pickup'] as const).map((method) => ({
        value: method,
        label: t(`details.${method}`),
        hint: hintOf(method),
      }))}
    />
  )
}
