import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'

interface RefundedLineProps {
  readonly item: AdminOrder['items'][number]
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** The field for how many products of a line are refunded; a line that was refunded in full says so. */
export const RefundedLine = ({ item, quantity, onChange }: RefundedLineProps) => {
  const { t } = useTranslation('adminOrders')
  const name = [item.product.name, item.options.size].filter(Boolean).join(', ')
  const left = item.quantity - item.refundedQuantity
  return (
    <li className="flex items-center justify-between gap-x-6 border-hairline border-b py-3">
      <p className="min-w-0">
        {name}
        {left === 0 && <span className="block text-ink-soft">{t('refund.doneBefore')}</span>}
      </p>
      {left > 0 && (
        <SelectField
          label={t('refund.quantity')}
          aria-label={t('refund.quantityOf', { name })}
          value={String(quantity)}
          onChange={(event) => onChange(Number(event.target.value))}
          options={Array.from({ length: left + 1 }, (_, number) => ({
            value: String(number),
            label: String(number),
          }))}
          frameClassName="w-24 flex-none"
        />
      )}
    </li>
  )
}
