import { useState } from 'react'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { centsIn } from '../../../../ui/admin/typed-number.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { wordsLength } from '../../../commissions/commissions.limits.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import type { DeskCommission } from '../../desk-commission.schema.ts'
import type { Rights } from '../rights.ts'
import { useCommissionWrite } from '../use-commission-write.ts'
import { refundableCents } from './money-section.tsx'

interface EndFormProps {
  readonly commission: DeskCommission
  readonly onClose: () => void
}

/** Declines a wish, with words that are mailed. */
const DeclineForm = ({ commission, onClose }: EndFormProps) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const { write, busy, failure } = useCommissionWrite({
    done: t('ending.declined'),
    failed: t('ending.failed'),
    send: (body: { words: string }, idempotencyKey) =>
      api('POST /admin/commissions/{id}/decline', { params: { id: commission._id }, body, idempotencyKey }),
    after: onClose,
  })
  const form = useForm({
    names: ['words'],
    check: ({ words }) => ({ words: words.trim() === '' ? t('ending.missing') : undefined }),
    submit: write,
    failure,
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <p className="text-small">{t('ending.declineText')}</p>
      <TextareaField
        {...form.field('words')}
        label={t('ending.words')}
        required
        rows={4}
        maxLength={wordsLength}
      />
      <Button type="submit" loading={busy} className="self-end">
        {t('ending.decline')}
      </Button>
    </form>
  )
}

/** Cancels a commission, with words that are mailed and what goes back of what was paid. */
const CancelForm = ({ commission, onClose }: EndFormProps) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const mostCents = refundableCents(commission)
  const { write, busy, failure } = useCommissionWrite({
    done: t('ending.cancelled'),
    failed: t('ending.failed'),
    send: (body: { words: string; refund: number }, idempotencyKey) =>
      api('POST /admin/commissions/{id}/cancel', { params: { id: commission._id }, body, idempotencyKey }),
    after: onClose,
  })
  const centsOf = (typed: string) => {
    const cents = typed.trim() === '' ? 0 : centsIn(typed)
    return cents !== undefined && cents <= mostCents ? cents : undefined
  }
  const form = useForm({
    names: ['words', 'refund'],
    check: ({ words, refund }) => ({
      words: words.trim() === '' ? t('ending.missing') : undefined,
      refund:
        centsOf(refund) === undefined
          ? t('money.wrong', { most: formatEuros(eurosOfCents(mostCents)) })
          : undefined,
    }),
    submit: ({ words, refund }) => write({ words, refund: eurosOfCents(centsOf(refund) ?? 0) }),
    failure,
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <p className="text-small">{t('ending.cancelText')}</p>
      <TextareaField
        {...form.field('words')}
        label={t('ending.words')}
        required
        rows={4}
        maxLength={wordsLength}
      />
      {mostCents > 0 && (
        <TextField
          {...form.field('refund')}
          label={t('ending.refund', { paid: formatEuros(eurosOfCents(mostCents)) })}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <Button type="submit" loading={busy} className="self-end">
        {t('ending.cancel')}
      </Button>
    </form>
  )
}

/** The ways in which a commission ends. */
export const EndingSection = ({ commission, rights }: { commission: DeskCommission; rights: Rights }) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const [asked, setAsked] = useState<'decline' | 'cancel'>()
  const { moves, _id: id } = commission
  const close = useCommissionWrite({
    done: t('ending.closed'),
    failed: t('ending.failed'),
    send: (_press: null) => api('POST /admin/commissions/{id}/close', { params: { id } }),
  })
  const end = () => setAsked(undefined)
  const mayDecline = moves.canDecline && rights.maySell
  const mayCancel = moves.canCancel && rights.isAdmin === true
  if (!mayDecline && !mayCancel && !moves.canClose) return null
  return (
    <div className="flex flex-wrap gap-3 border-hairline border-t pt-5">
      {mayDecline && (
        <Button variant="quiet" size="small" onClick={() => setAsked('decline')}>
          {t('ending.decline')}
        </Button>
      )}
      {mayCancel && (
        <Button variant="quiet" size="small" onClick={() => setAsked('cancel')}>
          {t('ending.cancel')}
        </Button>
      )}
      {moves.canClose && (
        <Button variant="secondary" size="small" loading={close.busy} onClick={() => void close.write(null)}>
          {t('ending.close')}
        </Button>
      )}
      <Dialog
        open={asked !== undefined}
        onOpenChange={(wanted) => wanted || end()}
        title={t(asked === 'cancel' ? 'ending.cancel' : 'ending.decline')}
        plain
        closeLabel={t('close')}
        written
      >
        {asked === 'cancel' ? (
          <CancelForm commission={commission} onClose={end} />
        ) : (
          <DeclineForm commission={commission} onClose={end} />
        )}
      </Dialog>
    </div>
  )
}
