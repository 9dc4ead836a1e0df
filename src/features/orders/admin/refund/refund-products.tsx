import { useState } from 'react'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { chosenReason, nothingChosen, refundOfChoice } from './refund-choice.ts'
import type { AskedRefund } from './refund-question.tsx'
import { RefundReason } from './refund-reason.tsx'
import { RefundedLine } from './refunded-line.tsx'

interface RefundProductsProps {
  readonly order: AdminOrder
  readonly onAsk: (refund: AskedRefund) => void
}

/**
 * The form to choose how many products of each line are refunded, and whether the delivery is, too; the sum follows the
 * choice. Products that never left the house are restocked, unless the admin decides otherwise.
 */
export const RefundProducts = ({ order, onAsk }: RefundProductsProps) => {
  const { t } = useTranslation('adminOrders')
  const [choice, setChoice] = useState(nothingChosen)
  const [decided, setRestock] = useState<boolean>()
  const restock = decided ?? order.inHouse
  const { lines, cents, isCut, isWhole } = refundOfChoice(order, choice)
  const amount = formatEuros(eurosOfCents(cents))

  const form = useForm({
    names: ['reason'],
    check: ({ reason }) => ({
      reason: cents === 0 || chosenReason(reason) ? undefined : t('refund.reasonMissing'),
    }),
    submit: ({ reason }) => ask(chosenReason(reason)),
  })
  const ask = (reason: ReturnType<typeof chosenReason>) => {
    if (cents === 0 || !reason) return
    const isRestocked = restock && lines.length > 0
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    onAsk({
      refund: { lines, shipping: choice.shipping, restock: isRestocked, reason },
      cents,
      ...(quantity > 0 && { restocked: isRestocked ? quantity : 0 }),
    })
  }

  return (
    <form method="post" {...form.props} className="flex flex-col gap-4" aria-label={t('refund.ways.pieces')}>
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
            label={t('refund.shipping', { amount: formatEuros(order.shippingLeft) })}
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
      <RefundReason {...form.field('reason')} />
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {isCut && t('refund.cut', { amount })}
      </p>
      <Button type="submit" variant="secondary" aria-disabled={cents === 0} className="self-start">
        {cents === 0 ? t('refund.nothing') : t('refund.submitPieces', { amount })}
      </Button>
    </form>
  )
}
