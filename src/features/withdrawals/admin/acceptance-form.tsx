import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type {
  Acceptance,
  AdminWithdrawalsContract,
  Withdrawal,
  WithdrawnOrder,
} from '../admin-withdrawals.contract.ts'
import { noteLength } from '../withdrawals.limits.ts'
import { proposedAnswers, refundOfAnswers } from './acceptance.ts'
import { AcceptedLine } from './accepted-line.tsx'
import { useAnswer } from './use-answer.ts'

interface AcceptanceFormProps {
  readonly withdrawal: Pick<Withdrawal, '_id' | 'isNamed'>
  readonly order: WithdrawnOrder
}

/** The form to accept a withdrawal: which products are refunded, and which are restocked. */
export const AcceptanceForm = ({ withdrawal, order }: AcceptanceFormProps) => {
  const { _id: id } = withdrawal
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const api = useApi<AdminWithdrawalsContract>()
  const [answers, setAnswers] = useState(() => proposedAnswers(order, withdrawal))
  const [goodsReceived, setGoodsReceived] = useState(false)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useAnswer({
    done: t('accept.done'),
    failed: t('accept.failed'),
    send: (body: Acceptance, idempotencyKey) =>
      api('POST /admin/withdrawals/{id}/accept', { params: { id }, body, idempotencyKey }),
  })
  const { chosen, shippingCents, totalCents } = refundOfAnswers(order, answers)
  const euros = (cents: number) => formatEuros(eurosOfCents(cents), lng)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(chosen.length > 0)
  }
  const accept = async () => {
    if (await write({ lines: chosen, goodsReceived, note })) setAsked(false)
  }
  const restocked = chosen.reduce((sum, { quantity, restock }) => (restock ? sum + quantity : sum), 0)
  return (
    <>
      <form method="post" onSubmit={submit} aria-labelledby="acceptance">
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
        {order.inHouse ? (
          <p className="mt-3 text-small">{t('accept.neverLeft')}</p>
        ) : (
          <CheckboxField
            label={t('accept.goodsReceived')}
            checked={goodsReceived}
            onChange={(event) => setGoodsReceived(event.target.checked)}
            className="mt-3"
          />
        )}
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
        <Button type="submit" aria-disabled={chosen.length === 0} className="mt-5">
          {chosen.length === 0 ? t('accept.nothing') : t('accept.submit', { amount: euros(totalCents) })}
        </Button>
      </form>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('accept.question', { amount: euros(totalCents) })}
        keep={t('accept.keep')}
        confirm={t('accept.confirm')}
        busy={busy}
        onConfirm={() => void accept()}
      >
        <p>{t('accept.consequence')}</p>
        <p className="mt-2">{t('accept.restocked', { count: restocked })}</p>
        {!order.inHouse && !goodsReceived && <p className="mt-2">{t('accept.awaited')}</p>}
      </ConfirmDialog>
    </>
  )
}
