import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centsOfEuros, eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { centsIn } from '../../../../ui/admin/typed-number.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { chosenReason, focusFirstFault } from './refund-choice.ts'
import type { AskedRefund } from './refund-question.tsx'
import { RefundReason } from './refund-reason.tsx'

interface RefundAmountProps {
  readonly order: AdminOrder
  readonly onAsk: (refund: AskedRefund) => void
}

/** The form to refund an amount that belongs to no product in particular. */
export const RefundAmount = ({ order, onAsk }: RefundAmountProps) => {
  const { t } = useTranslation('adminOrders')
  const [faults, setFaults] = useState({ amount: false, reason: false })
  const most = order.payment?.refundable ?? 0

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const cents = centsIn(String(written.get('amount') ?? ''))
    const reason = chosenReason(written)
    const isRight = cents !== undefined && cents > 0 && cents <= centsOfEuros(most)
    const found = { amount: !isRight, reason: reason === undefined }
    setFaults(found)
    if (isRight && reason) onAsk({ refund: { amount: eurosOfCents(cents), reason }, cents })
    else focusFirstFault(event.currentTarget, found)
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-label={t('refund.ways.amount')}
    >
      <TextField
        name="amount"
        label={t('refund.amount')}
        required
        inputMode="decimal"
        autoComplete="off"
        error={faults.amount ? t('refund.wrong', { most: formatEuros(most) }) : undefined}
      />
      <RefundReason isMissing={faults.reason} />
      <Button type="submit" variant="secondary" className="self-start">
        {t('refund.submit')}
      </Button>
    </form>
  )
}
