import { useState } from 'react'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { OpenWithdrawals } from '../open-withdrawals.tsx'
import { RefundAmount } from './refund-amount.tsx'
import { RefundProducts } from './refund-products.tsx'
import { type AskedRefund, RefundQuestion } from './refund-question.tsx'
import { useGiveBack } from './use-give-back.ts'

const ways = ['pieces', 'amount'] as const

const hasProducts = ({ items, shippingLeft }: AdminOrder) =>
  shippingLeft > 0 || items.some(({ quantity, refundedQuantity }) => refundedQuantity < quantity)

/** The form to refund an order: products and their delivery, which the credit note then names, or a free amount. */
export const RefundForm = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const [chosen, choose] = useState<(typeof ways)[number]>('pieces')
  const [asked, ask] = useState<AskedRefund>()
  const [isOpen, setOpen] = useState(false)
  const [timesDone, setTimesDone] = useState(0)
  const { giveBack, busy } = useGiveBack(order._id)
  const canNameProducts = hasProducts(order)
  const way = canNameProducts ? chosen : 'amount'
  const Fields = way === 'pieces' ? RefundProducts : RefundAmount
  const confirm = async () => {
    if (!asked || !(await giveBack(asked.refund))) return
    setOpen(false)
    setTimesDone(timesDone + 1)
  }
  return (
    <div className="flex flex-col gap-4">
      <OpenWithdrawals events={order.events} />
      <RadioGroupField
        label={t('refund.what')}
        name="refund-way"
        value={way}
        onChange={(value) => choose(value === 'amount' ? 'amount' : 'pieces')}
        options={ways.map((value) => ({
          value,
          label: t(`refund.ways.${value}`),
          disabled: value === 'pieces' && !canNameProducts,
        }))}
      />
      <Fields
        key={`${way} ${timesDone}`}
        order={order}
        onAsk={(refund) => {
          ask(refund)
          setOpen(true)
        }}
      />
      {asked && (
        <RefundQuestion
          open={isOpen}
          asked={asked}
          busy={busy}
          onClose={() => setOpen(false)}
          onConfirm={() => void confirm()}
        />
      )}
    </div>
  )
}
