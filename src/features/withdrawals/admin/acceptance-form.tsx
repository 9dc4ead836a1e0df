import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centsOfEuros, eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { refundOfLines } from '../../orders/refund-lines.rules.ts'
import type { AdminWithdrawalsContract, WithdrawnOrder } from '../admin-withdrawals.contract.ts'
import { noteLength } from '../withdrawals.limits.ts'
import { AcceptedLine, type LineAnswer } from './accepted-line.tsx'
import { useAnswer } from './use-answer.ts'

interface AcceptanceFormProps {
  readonly id: string
  readonly order: WithdrawnOrder
}

/** What was ticked; or, when nothing was, all that the law gives. */
const proposed = ({ lines }: WithdrawnOrder): Readonly<Record<string, LineAnswer>> => {
  const isNamed = lines.some(({ declaredQuantity }) => declaredQuantity > 0)
  return Object.fromEntries(
    lines.map(({ _id, quantity, refundedQuantity, declaredQuantity, standing }) => {
      const left = quantity - refundedQuantity
      const wanted = isNamed ? Math.min(declaredQuantity, left) : standing === 'eligible' ? left : 0
      return [_id, { quantity: wanted, restock: false }]
    }),
  )
}

/** The amount that a choice comes to, counted as the server will. */
const refundOf = ({ lines, shippingLeft }: WithdrawnOrder, shares: { lineId: string; quantity: number }[]) =>
  refundOfLines({
    lines: lines.map(({ _id: lineId, total, ...line }, position) => ({
      ...line,
      id: lineId,
      position,
      netCents: centsOfEuros(total),
    })),
    shares,
    shippingCents: centsOfEuros(shippingLeft),
  })

/** Accepts a withdrawal: which pieces are paid back, and which lie in the stock again. */
export const AcceptanceForm = ({ id, order }: AcceptanceFormProps) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const api = useApi<AdminWithdrawalsContract>()
  const [answers, setAnswers] = useState(() => proposed(order))
  const [goodsReceived, setGoodsReceived] = useState(false)
  const [note, setNote] = useState('')
  const { answer, sending } = useAnswer()
  const chosen = order.lines.flatMap(({ _id: line }) => {
    const { quantity = 0, restock = false } = answers[line] ?? {}
    return quantity > 0 ? [{ line, quantity, restock }] : []
  })
  const refund = refundOf(
    order,
    chosen.map(({ line: lineId, quantity }) => ({ lineId, quantity })),
  )
  const parts = refund.kind === 'refund' ? refund.parts : []
  const shippingCents = parts.find(({ line }) => line === 'shipping')?.cents ?? 0
  const totalCents = refund.kind === 'refund' ? refund.cents : 0
  const euros = (cents: number) => formatEuros(eurosOfCents(cents), lng)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { lines: chosen, goodsReceived, note }
    if (chosen.length > 0)
      void answer({
        done: t('accept.done'),
        failed: t('accept.failed'),
        content: body,
        send: (idempotencyKey) =>
          api('POST /admin/withdrawals/{id}/accept', { params: { id }, body, idempotencyKey }),
      })
  }
  return (
    <form onSubmit={submit} aria-labelledby="acceptance">
      <h3 id="acceptance" className="font-semibold">
        {t('accept.title')}
      </h3>
      <ul className="mt-3 border-hairline border-t text-small">
        {order.lines.map((line) => (
          <AcceptedLine
            key={line._id}
            line={line}
            answer={answers[line._id] ?? { quantity: 0, restock: false }}
            onChange={(changed) => setAnswers((known) => ({ ...known, [line._id]: changed }))}
          />
        ))}
      </ul>
      <CheckboxField
        label={t('accept.goodsReceived')}
        checked={goodsReceived}
        onChange={(event) => setGoodsReceived(event.target.checked)}
        className="mt-3"
      />
      <TextareaField
        label={t('accept.note')}
        value={note}
        maxLength={noteLength}
        rows={2}
        onChange={(event) => setNote(event.target.value)}
        frameClassName="mt-3"
      />
      <dl className="mt-5 grid max-w-sm grid-cols-[1fr_max-content] gap-y-1 text-small tabular-nums">
        <dt>{t('accept.pieces')}</dt>
        <dd className="text-end">{euros(totalCents - shippingCents)}</dd>
        <dt>
          {t('accept.shipping')}
          {shippingCents === 0 && (
            <span className="block text-caption text-ink-soft">{t('accept.shippingHint')}</span>
          )}
        </dt>
        <dd className="text-end">{euros(shippingCents)}</dd>
        <dt className="border-rule border-t pt-1 font-semibold">{t('accept.total')}</dt>
        <dd className="border-rule border-t pt-1 text-end font-semibold">{euros(totalCents)}</dd>
      </dl>
      <Button type="submit" loading={sending} aria-disabled={chosen.length === 0} className="mt-5">
        {sending
          ? t('accept.sending')
          : chosen.length === 0
            ? t('accept.nothing')
            : t('accept.submit', { amount: euros(totalCents) })}
      </Button>
    </form>
  )
}
