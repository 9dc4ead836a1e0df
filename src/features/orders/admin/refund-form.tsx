import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { centsOfEuros, eurosOfCents } from '../../../shared/money.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toasts.ts'
import type { AdminOrder } from '../admin-order.schema.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { houseRefundReasons } from '../admin-orders.limits.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'
import { centsOfTyped } from './typed-amount.ts'

/** Gives an amount of an order back. The same press sent twice, because its answer was lost, is one refund. */
export const RefundForm = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<AdminOrdersContract>()
  const queries = useQueryClient()
  const [sending, setSending] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const tried = useRef({ said: '', key: '' })
  const most = order.payment?.refundable ?? 0

  const keyFor = (said: string) => {
    if (tried.current.said !== said) tried.current = { said, key: crypto.randomUUID() }
    return tried.current.key
  }

  const giveBack = async (amount: number, reason: (typeof houseRefundReasons)[number]) => {
    setSending(true)
    try {
      const { order: after } = await api('POST /admin/orders/{id}/refund', {
        params: { id: order._id },
        body: { amount, reason },
        idempotencyKey: keyFor(`${amount} ${reason}`),
      })
      tried.current = { said: '', key: '' }
      queries.setQueryData(adminOrderQuery(api, order._id).queryKey, after)
      form.current?.reset()
      notify('general', { title: t('refund.done'), description: t('refund.doneText'), variant: 'success' })
    } catch (error) {
      const description = error instanceof ApiError ? error.message : ''
      notify('general', { title: t('refund.failed'), description, variant: 'destructive' })
    } finally {
      setSending(false)
      await queries.invalidateQueries({ predicate: ({ meta }) => meta?.private === true })
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const cents = centsOfTyped(String(written.get('amount') ?? ''))
    const reason = houseRefundReasons.find((known) => known === written.get('reason'))
    const isRight = cents !== undefined && cents > 0 && cents <= centsOfEuros(most)
    setWrong(!isRight)
    if (!isRight) event.currentTarget.querySelector<HTMLInputElement>('[name=amount]')?.focus()
    else if (reason && !sending) void giveBack(eurosOfCents(cents), reason)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="amount"
        label={t('refund.amount')}
        required
        inputMode="decimal"
        autoComplete="off"
        error={isWrong ? t('refund.wrong', { most }) : undefined}
      />
      <SelectField
        name="reason"
        label={t('refund.reason')}
        defaultValue="gesture"
        options={houseRefundReasons.map((value) => ({ value, label: t(`money.reasons.${value}`) }))}
      />
      <Button type="submit" variant="secondary" loading={sending} className="self-start">
        {t('refund.submit')}
      </Button>
    </form>
  )
}
