import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioGroupField } from '../../../ui/radio-group-field.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import { RefundAmount } from './refund-amount.tsx'
import { RefundPieces } from './refund-pieces.tsx'

const ways = ['pieces', 'amount'] as const

const hasPieces = ({ items, shippingLeft }: AdminOrder) =>
  shippingLeft > 0 || items.some(({ quantity, refundedQuantity }) => refundedQuantity < quantity)

/** Gives money of an order back: for pieces and their delivery, which the credit note names, or an amount of its own. */
export const RefundForm = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const [chosen, choose] = useState<(typeof ways)[number]>('pieces')
  const canNamePieces = hasPieces(order)
  const way = canNamePieces ? chosen : 'amount'
  return (
    <div className="flex flex-col gap-4">
      <RadioGroupField
        label={t('refund.what')}
        name="refund-way"
        value={way}
        onChange={(value) => choose(value === 'amount' ? 'amount' : 'pieces')}
        options={ways.map((value) => ({
          value,
          label: t(`refund.ways.${value}`),
          disabled: value === 'pieces' && !canNamePieces,
        }))}
      />
      {way === 'pieces' ? <RefundPieces order={order} /> : <RefundAmount order={order} />}
    </div>
  )
}
