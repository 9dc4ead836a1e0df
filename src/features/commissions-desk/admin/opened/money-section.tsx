import { useState } from 'react'
import { centsOfEuros, eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { centsIn } from '../../../../ui/admin/typed-number.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import type { DeskCommission, DeskRefund } from '../../desk-commission.schema.ts'
import { PaperButton } from '../paper-button.tsx'
import { useCommissionWrite } from '../use-commission-write.ts'

const reasons = ['gesture', 'defect', 'cancelled'] as const

/** What can still be given back, in cents. */
export const refundableCents = ({ refundable }: Pick<DeskCommission, 'refundable'>) =>
  refundable.reduce((sum, { amount }) => sum + centsOfEuros(amount), 0)

const RefundForm = ({ commission, onClose }: { commission: DeskCommission; onClose: () => void }) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const mostCents = refundableCents(commission)
  const { write, busy, failure } = useCommissionWrite({
    done: t('money.refunded'),
    failed: t('money.failed'),
    send: (body: { amount: number; reason: (typeof reasons)[number] }, idempotencyKey) =>
      api('POST /admin/commissions/{id}/refund', { params: { id: commission._id }, body, idempotencyKey }),
    after: onClose,
  })
  const centsOf = (typed: string) => {
    const cents = centsIn(typed)
    return cents !== undefined && cents > 0 && cents <= mostCents ? cents : undefined
  }
  const form = useForm({
    names: ['amount', 'reason'],
    start: { reason: 'gesture' },
    check: ({ amount }) => ({
      amount: centsOf(amount) ? undefined : t('money.wrong', { most: formatEuros(eurosOfCents(mostCents)) }),
    }),
    submit: ({ amount, reason }) => {
      const cents = centsOf(amount)
      const chosen = reasons.find((each) => each === reason)
      return cents && chosen && write({ amount: eurosOfCents(cents), reason: chosen })
    },
    failure,
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <p className="text-small">{t('money.refundText')}</p>
      <TextField
        {...form.field('amount')}
        label={t('money.amount')}
        required
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...form.field('reason')}
        label={t('money.reason')}
        options={reasons.map((value) => ({ value, label: t(`money.reasons.${value}`) }))}
      />
      <Button type="submit" loading={busy} className="self-end">
        {t('money.refund')}
      </Button>
    </form>
  )
}

const Refunds = ({ commission, isAdmin }: { commission: DeskCommission; isAdmin: boolean }) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const { _id: id, refunds } = commission
  const again = useCommissionWrite({
    done: t('money.refunded'),
    failed: t('money.failed'),
    send: (refundId: string, idempotencyKey) =>
      api('POST /admin/commissions/{id}/refunds/{refundId}/retry', {
        params: { id, refundId },
        idempotencyKey,
      }),
  })
  if (refunds.length === 0) return null
  return (
    <>
      <h3 className="mt-5 font-medium text-small">{t('money.refunds')}</h3>
      <ul className="mt-1 text-small">
        {refunds.map(({ _id, amount, status, canRetry }: DeskRefund) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4">
            <span className="tabular-nums">{formatEuros(amount)}</span>
            <span className="text-ink-soft">{t(`money.refundState.${status}`)}</span>
            {canRetry && isAdmin && (
              <Button variant="quiet" size="small" loading={again.busy} onClick={() => void again.write(_id)}>
                {t('money.again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What was quoted, paid and is due, with its papers. */
export const MoneySection = ({ commission, isAdmin }: { commission: DeskCommission; isAdmin: boolean }) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const [isRefunding, setRefunding] = useState(false)
  const { _id: id, account, instalments, papers } = commission
  if (!account) return null
  const sums = (['quoted', 'paid', 'credited', 'due', 'overpaid'] as const).filter(
    (sum) => sum === 'quoted' || account[sum] > 0,
  )
  return (
    <AdminSection id="paiements" title={t('money.title')}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {sums.map((sum) => (
          <div key={sum}>
            <dt className="text-ink-soft text-small">{t(`money.${sum}`)}</dt>
            <dd className="font-medium tabular-nums">{formatEuros(account[sum])}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4">
        {instalments.map(({ _id, beforeStage, amount, status }) => (
          <li
            key={_id}
            className="flex flex-wrap items-baseline gap-x-4 border-hairline border-b py-2 text-small"
          >
            <span className="me-auto">
              {beforeStage ? t('money.before', { stage: t(`stages.${beforeStage}`) }) : t('money.deposit')}
            </span>
            <span className={status === 'due' ? 'text-garance' : 'text-ink-soft'}>
              {t(`money.state.${status}`)}
            </span>
            <span className="tabular-nums">{formatEuros(amount)}</span>
          </li>
        ))}
      </ul>
      <Refunds commission={commission} isAdmin={isAdmin} />
      {papers.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-4">
          {papers.map(({ _id: paperId, kind, number }) => (
            <PaperButton
              key={paperId}
              name={t(`money.${kind}`, { number })}
              ask={() => api('GET /admin/commissions/{id}/papers/{paperId}.pdf', { params: { id, paperId } })}
            />
          ))}
        </p>
      )}
      {isAdmin && refundableCents(commission) > 0 && (
        <>
          <Button variant="quiet" size="small" onClick={() => setRefunding(true)}>
            {t('money.refund')}
          </Button>
          <Dialog
            open={isRefunding}
            onOpenChange={setRefunding}
            title={t('money.refundTitle')}
            plain
            closeLabel={t('close')}
            written
          >
            <RefundForm commission={commission} onClose={() => setRefunding(false)} />
          </Dialog>
        </>
      )}
    </AdminSection>
  )
}
