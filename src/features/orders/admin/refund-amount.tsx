import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centsOfEuros, eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import { houseRefundReasons } from '../admin-orders.limits.ts'
import { RefundReason } from './refund-reason.tsx'
import { centsOfTyped } from './typed-amount.ts'
import { useGiveBack } from './use-give-back.ts'

/** Gives an amount back that is for no piece in particular. */
export const RefundAmount = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const lng = useLanguage()
  const { giveBack, sending } = useGiveBack(order._id)
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const most = order.payment?.refundable ?? 0

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const cents = centsOfTyped(String(written.get('amount') ?? ''))
    const reason = houseRefundReasons.find((known) => known === written.get('reason'))
    const isRight = cents !== undefined && cents > 0 && cents <= centsOfEuros(most)
    setWrong(!isRight)
    if (!isRight) event.currentTarget.querySelector<HTMLInputElement>('[name=amount]')?.focus()
    else if (reason && (await giveBack({ amount: eurosOfCents(cents), reason }))) form.current?.reset()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
      aria-label={t('refund.ways.amount')}
    >
      <TextField
        name="amount"
        label={t('refund.amount')}
        required
        inputMode="decimal"
        autoComplete="off"
        error={isWrong ? t('refund.wrong', { most: formatEuros(most, lng) }) : undefined}
      />
      <RefundReason usual="gesture" />
      <Button type="submit" variant="secondary" loading={sending} className="self-start">
        {t('refund.submit')}
      </Button>
    </form>
  )
}
