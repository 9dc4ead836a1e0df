import { useState } from 'react'
import { eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type {
  Acceptance,
  AdminWithdrawalsContract,
  Withdrawal,
  WithdrawnOrder,
} from '../admin-withdrawals.contract.ts'
import { noteLength } from '../withdrawals.limits.ts'
import { proposedAnswers, refundOfAnswers, type TypedWithheld } from './acceptance.ts'
import { AcceptedLine } from './accepted-line.tsx'
import { useAnswer } from './use-answer.ts'
import { WithheldFields } from './withheld-fields.tsx'

interface AcceptanceFormProps {
  readonly withdrawal: Pick<
    Withdrawal,
    '_id' | 'isNamed' | 'returns' | 'returnsVersion' | 'goodsReceived' | 'unanswered'
  >
  readonly order: WithdrawnOrder
}

const euros = (cents: number) => formatEuros(eurosOfCents(cents))

/** What is refunded for the products and the delivery, and what is withheld. */
const RefundSums = ({ refund }: { refund: ReturnType<typeof refundOfAnswers> }) => {
  const { t } = useTranslation('withdrawals')
  const { shippingCents, totalCents, withheldCents } = refund
  return (
    <dl className="mt-5 grid max-w-sm grid-cols-[1fr_max-content] gap-y-1 text-small tabular-nums">
      <dt>{t('accept.pieces')}</dt>
      <dd className="text-end">{euros(totalCents - shippingCents + withheldCents)}</dd>
      <dt>
        {t('accept.shipping')}
        {shippingCents === 0 && (
          <span className="block text-caption text-ink-soft">{t('accept.shippingHint')}</span>
        )}
      </dt>
      <dd className="text-end">{euros(shippingCents)}</dd>
      {withheldCents > 0 && (
        <>
          <dt>{t('accept.withheld')}</dt>
          <dd className="text-end">{euros(-withheldCents)}</dd>
        </>
      )}
      <dt className="border-rule border-t pt-1 font-semibold">{t('accept.total')}</dt>
      <dd className="border-rule border-t pt-1 text-end font-semibold">{euros(totalCents)}</dd>
    </dl>
  )
}

/** What is answered to a withdrawal, the refund that it comes to, and the call that accepts. */
const useAcceptance = ({ withdrawal, order }: AcceptanceFormProps) => {
  const { _id: id, returns, returnsVersion } = withdrawal
  const { t } = useTranslation('withdrawals')
  const api = useApi<AdminWithdrawalsContract>()
  const words = withdrawal.unanswered ? 'accept' : 'refundAccepted'
  const [answers, setAnswers] = useState(() => proposedAnswers(order, withdrawal))
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useAnswer({
    done: t(`${words}.done`),
    failed: t(`${words}.failed`),
    writesMail: true,
    send: (body: Acceptance, idempotencyKey) =>
      api('POST /admin/withdrawals/{id}/accept', { params: { id }, body, idempotencyKey }),
  })
  const refundOf = (typed: TypedWithheld) => refundOfAnswers(order, { answers, returns, typed })
  const form = useForm({
    names: ['amount', 'reason', 'note'],
    check: (typed) => {
      const { fault, mostWithheldCents: most } = refundOf(typed)
      const wrong = t('withheld.wrong', { most: euros(most) })
      return fault ? { [fault]: fault === 'amount' ? wrong : t('withheld.missing') } : {}
    },
    submit: () => setAsked(chosen.length > 0),
  })
  const { note, reason } = form.typed
  const refund = refundOf(form.typed)
  const { chosen, withheldCents } = refund
  const accept = async () => {
    const withheld = withheldCents > 0 && {
      withheld: { amount: eurosOfCents(withheldCents), reason },
    }
    if (await write({ lines: chosen, returnsVersion, note, ...withheld })) setAsked(false)
  }
  return { form, words, answers, setAnswers, refund, isAsked, setAsked, busy, accept } as const
}

/**
 * The form to accept a withdrawal, or to refund one that was accepted before its parcel came: which products are
 * refunded, and which are restocked.
 */
export const AcceptanceForm = ({ withdrawal, order }: AcceptanceFormProps) => {
  const { goodsReceived } = withdrawal
  const { t } = useTranslation('withdrawals')
  const { form, words, answers, setAnswers, refund, isAsked, setAsked, busy, accept } = useAcceptance({
    withdrawal,
    order,
  })
  const { chosen, totalCents, mostWithheldCents } = refund
  const restocked = chosen.reduce((sum, { quantity, restock }) => (restock ? sum + quantity : sum), 0)
  const isAwaited = !order.inHouse && goodsReceived !== true
  return (
    <>
      <form method="post" {...form.props} aria-labelledby="acceptance">
        <h3 id="acceptance" className="font-semibold">
          {t(`${words}.title`)}
        </h3>
        <ul className="mt-3 border-hairline border-t text-small">
          {order.lines.map((line) => (
            <AcceptedLine
              key={line._id}
              line={line}
              inHouse={order.inHouse}
              answer={answers[line._id] ?? { quantity: 0, restock: false }}
              onChange={(changed) => setAnswers((known) => ({ ...known, [line._id]: changed }))}
            />
          ))}
        </ul>
        {order.inHouse && <p className="mt-3 text-small">{t('accept.neverLeft')}</p>}
        {mostWithheldCents > 0 && <WithheldFields form={form} mostCents={mostWithheldCents} />}
        <TextareaField
          {...form.field('note')}
          label={t('accept.note')}
          maxLength={noteLength}
          rows={2}
          frameClassName="mt-3"
        />
        <RefundSums refund={refund} />
        <Button type="submit" aria-disabled={chosen.length === 0} className="mt-5">
          {chosen.length === 0 ? t('accept.nothing') : t(`${words}.submit`, { amount: euros(totalCents) })}
        </Button>
      </form>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('accept.question', { amount: euros(totalCents) })}
        keep={t('accept.keep')}
        confirm={t(`${words}.confirm`)}
        busy={busy}
        onConfirm={() => void accept()}
      >
        <p>{t(`${words}.consequence`)}</p>
        {order.inHouse && <p className="mt-2">{t('accept.restocked', { count: restocked })}</p>}
        {isAwaited && <p className="mt-2">{t('accept.awaited')}</p>}
      </ConfirmDialog>
    </>
  )
}
