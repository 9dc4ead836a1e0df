import { useTranslation } from 'react-i18next'
import { spokenRange } from '../../../../../shared/calendar/spoken-range.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { RadioGroupField } from '../../../../../ui/radio-group-field.tsx'
import type { CheckoutDraft } from '../../../checkout-draft.schema.ts'
import type { QuotedLine } from '../../../quote.contract.ts'

type Method = CheckoutDraft['deliveryMethod']

interface DeliveryChoiceProps {
  readonly chosen: Method
  /** As they are promised for what is chosen. */
  readonly lines: readonly QuotedLine[]
  readonly onChoose: (method: Method) => void
}

/** Sent or fetched, with the days between which all of it comes. */
export const DeliveryChoice = ({ chosen, lines, onChoose }: DeliveryChoiceProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const from = lines.map(({ deliveryFrom }) => deliveryFrom).toSorted()[0]
  const to = lines
    .map(({ deliveryTo }) => deliveryTo)
    .toSorted()
    .at(-1)
  const days = from && to && t('details.between', spokenRange({ from, to }, lng))
  const hintOf = (method: Method) => {
    const when =
      method === chosen && days && t(method === 'pickup' ? 'details.ready' : 'details.arrives', { days })
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
