import { centsOfEuros, eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { centsIn } from '../../../../ui/admin/typed-number.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { chosenReason } from './refund-choice.ts'
import type { AskedRefund } from './refund-question.tsx'
import { RefundReason } from './refund-reason.tsx'

interface RefundAmountProps {
  readonly order: AdminOrder
  readonly onAsk: (refund: AskedRefund) => void
}

/** The form to refund an amount that belongs to no product in particular. */
export const RefundAmount = ({ order, onAsk }: RefundAmountProps) => {
  const { t } = useTranslation('adminOrders')
  const most = order.payment?.refundable ?? 0
  /** The amount, if it can be refunded. */
  const refundableIn = (typed: string) => {
    const cents = centsIn(typed)
    return cents !== undefined && cents > 0 && cents <= centsOfEuros(most) ? cents : undefined
  }
  const form = useForm({
    names: ['amount', 'reason'],
    check: ({ amount, reason }) => ({
      amount: refundableIn(amount) ? undefined : t('refund.wrong', { most: formatEuros(most) }),
      reason: chosenReason(reason) ? undefined : t('refund.reasonMissing'),
    }),
    submit: (typed) => {
      const [cents, reason] = [refundableIn(typed.amount), chosenReason(typed.reason)]
      if (cents && reason) onAsk({ refund: { amount: eurosOfCents(cents), reason }, cents })
    },
  })

  return (
    <form method="post" {...form.props} className="flex flex-col gap-4" aria-label={t('refund.ways.amount')}>
      <TextField
        {...form.field('amount')}
        label={t('refund.amount')}
        required
        inputMode="decimal"
        autoComplete="off"
      />
      <RefundReason {...form.field('reason')} />
      <Button type="submit" variant="secondary" className="self-start">
        {t('refund.submit')}
      </Button>
    </form>
  )
}
