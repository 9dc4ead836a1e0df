import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { FailedRefund, GivenBack } from '../../../../platform/payments/payment-purpose.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import { creditNoteOfInstalment } from '../../../papers/invoice-of-instalment.ts'
import { findCreditNote } from '../../../papers/server/invoices/find-credit-note.public.ts'
import { issueCreditNote } from '../../../papers/server/invoices/issue-credit-note.public.ts'
import { statusAfter } from '../../stages/commission-status.rules.ts'
import type { CommissionRow, InstalmentRow } from '../commissions.table.ts'
import { queueCommissionMail, queueStaffMail } from '../mails/queue-commission-mail.public.tsx'
import { findAcceptedQuote } from '../quotes.repository.public.ts'
import { recordCommissionEvent } from '../record-commission-event.public.ts'
import { agreedMaking } from './agreed-making.ts'
import { askForInstalments } from './ask-for-instalments.public.ts'
import { findPapers, isBalanced, subjectOf } from './instalments.repository.public.ts'

type InRefund = Pick<Context, 'clock' | 'jobs' | 'publicUrl' | 'tokens'>

interface Refunded<Refund> {
  /** Locked by the caller. */
  readonly commission: CommissionRow
  readonly instalment: InstalmentRow
  readonly refund: Refund
}

const requireQuote = async (tx: Write, commission: CommissionRow) => {
  const quote = await findAcceptedQuote(tx.db, commission.id)
  if (!quote) throw new Error(`${commission.number} gives back without an accepted quote`)
  return quote
}

/**
 * While it goes on, what went back is owed again: what is asked for comes to what was quoted. After the invoice of the balance
 * it is a gift.
 */
const askAgain = async (ctx: InRefund, tx: Write, commission: CommissionRow) => {
  if (statusAfter(commission.status, 'accept') === undefined) return
  if (isBalanced(await findPapers(tx.db, commission.id))) return
  await askForInstalments(ctx, tx, await requireQuote(tx, commission))
}

/** Handles a refund that was made: its credit note is issued, and what is asked for follows. */
export const instalmentRefunded = async (
  ctx: InRefund,
  tx: Write,
  { commission, instalment, refund }: Refunded<GivenBack>,
) => {
  const quote = await requireQuote(tx, commission)
  await askAgain(ctx, tx, commission)
  const note =
    refund.attempt === 1
      ? await issueCreditNote(ctx, tx, {
          subject: subjectOf(instalment.id),
          suppliedAt: null,
          contentOf: (credited, invoice) =>
            creditNoteOfInstalment(agreedMaking(commission, quote), invoice, credited),
          refund,
        })
      : await findCreditNote(tx.db, refund.refundId)
  const amount = formatExactEuros(refund.amountCents)
  await queueCommissionMail(ctx, tx.db, {
    commission,
    kind: 'refunded',
    cause: `${refund.refundId}:${refund.attempt}`,
    values: { amount },
  })
  await recordCommissionEvent(ctx, tx.db, {
    commissionId: commission.id,
    kind: 'refunded',
    actor: 'payment',
    details: { amountCents: refund.amountCents, creditNote: note.number },
  })
}

/** Handles a refund that failed, or whose money came back: the house is told, and may try again. */
export const instalmentRefundFailed = async (
  ctx: InRefund,
  tx: Write,
  { commission, refund }: Refunded<FailedRefund>,
) => {
  if (refund.cameBack) await askAgain(ctx, tx, commission)
  await recordCommissionEvent(ctx, tx.db, {
    commissionId: commission.id,
    kind: 'refund_failed',
    actor: 'payment',
    details: { amountCents: refund.amountCents },
  })
  await queueStaffMail(ctx, tx.db, {
    commission,
    what: 'refund_failed',
    cause: `${refund.refundId}:${refund.attempt}`,
  })
}
