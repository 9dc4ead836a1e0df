import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import { houseRefundReasons } from '../admin-orders.limits.ts'
import { nothingChosen, refundOfChoice } from './refund-choice.ts'
import { RefundReason } from './refund-reason.tsx'
import { RefundedLine } from './refunded-line.tsx'
import { useGiveBack } from './use-give-back.ts'

/** Gives pieces back, so many of each line, and the delivery where that is wanted; the sum follows what is chosen. */
export const RefundPieces = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const lng = useLanguage()
  const { giveBack, sending } = useGiveBack(order._id)
  const [choice, setChoice] = useState(nothingChosen)
  const [restock, setRestock] = useState(false)
  const { lines, cents, isCut, isWhole } = refundOfChoice(order, choice)
  const amount = formatEuros(eurosOfCents(cents), lng)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const reason = houseRefundReasons.find((known) => known === written.get('reason'))
    if (!reason || cents === 0) return
    const isDone = await giveBack({
      lines,
      shipping: choice.shipping,
      restock: restock && lines.length > 0,
      reason,
    })
    if (!isDone) return
    setChoice(nothingChosen)
    setRestock(false)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
      aria-label={t('refund.ways.pieces')}
    >
      <ul className="border-hairline border-t text-small">
        {order.items.map((item) => (
          <RefundedLine
            key={item._id}
            item={item}
            quantity={choice.quantities[item._id] ?? 0}
            onChange={(quantity) =>
              setChoice((known) => ({
                ...known,
                quantities: { ...known.quantities, [item._id]: quantity },
              }))
            }
          />
        ))}
      </ul>
      <div>
        {order.shippingLeft > 0 && (
          <CheckboxField
            label={t('refund.shipping', { amount: formatEuros(order.shippingLeft, lng) })}
            hint={isWhole ? t('refund.shippingOwed') : undefined}
            checked={choice.shipping || isWhole}
            disabled={isWhole}
            onChange={(event) => setChoice({ ...choice, shipping: event.target.checked })}
          />
        )}
        <CheckboxField
          label={t('refund.restock')}
          checked={restock && lines.length > 0}
          disabled={lines.length === 0}
          onChange={(event) => setRestock(event.target.checked)}
        />
      </div>
      <RefundReason usual="defect" />
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {isCut && t('refund.cut', { amount })}
      </p>
      <Button
        type="submit"
        variant="secondary"
        loading={sending}
        aria-disabled={cents === 0}
        className="self-start"
      >
        {cents === 0 ? t('refund.nothing') : t('refund.submitPieces', { amount })}
      </Button>
    </form>
  )
}
