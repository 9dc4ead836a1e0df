import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Capture } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import {
  type InvoicedAdvance,
  invoiceOfAdvance,
  invoiceOfBalance,
} from '../../../papers/invoice-of-instalment.ts'
import { issueInvoice } from '../../../papers/server/invoices/issue-invoice.public.ts'
import { nextNumber } from '../../../papers/server/numbers/next-number.public.ts'
import { lockRefundable, requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { statusAfter } from '../../stages/commission-status.rules.ts'
import {
  type CommissionRow,
  commissionInstalments,
  commissionQuotes,
  commissions,
  type InstalmentRow,
} from '../commissions.table.ts'
import { queueCommissionMail, queueStaffMail } from '../mails/queue-commission-mail.public.tsx'
import { findAcceptedQuote, type QuoteRow } from '../quotes.repository.public.ts'
import { recordCommissionEvent } from '../record-commission-event.public.ts'
import { agreedMaking } from './agreed-making.ts'
import { askForInstalments } from './ask-for-instalments.public.ts'
import {
  type FoundPaper,
  findInstalments,
  findPapers,
  isBalanced,
  subjectOf,
} from './instalments.repository.public.ts'

type InCapture = Pick<Context, 'clock' | 'jobs' | 'publicUrl' | 'tokens'>

interface Paid {
  /** Locked by the caller. */
  readonly commission: CommissionRow
  readonly instalment: InstalmentRow
  readonly capture: Capture
}

/** What is left of each acompte that was invoiced: its amount, less what its credit notes gave back. */
const advancesOf = (papers: readonly FoundPaper[]): readonly InvoicedAdvance[] =>
  papers
    .filter(({ series, isAdvance }) => series === 'F' && isAdvance)
    .map(({ id, number, issuedAt, totalCents }) => ({
      number,
      issuedOn: parisTime(issuedAt.getTime()).date,
      cents: papers.reduce(
        (left, note) => (note.refersTo === id ? left - note.totalCents : left),
        totalCents,
      ),
    }))

/** Whether this was the last payment: nothing else is asked for, and it comes to all that was quoted. */
const isBalance = (
  instalments: readonly { readonly status: string }[],
  { quote, capture, advances }: { quote: QuoteRow; capture: Capture; advances: readonly InvoicedAdvance[] },
) => {
  const invoiced = advances.reduce((sum, { cents }) => sum + cents, 0)
  return (
    instalments.every(({ status }) => status !== 'open') &&
    invoiced + capture.amountCents === quote.totalCents
  )
}

/** What was paid at the moment of a cancellation goes back by itself; its credit note and a mail follow. */
const giveBackLate = async (ctx: InCapture, tx: Write, instalmentId: string) => {
  const subject = subjectOf(instalmentId)
  const amountCents = await lockRefundable(tx.db, subject)
  if (amountCents > 0)
    await requestRefund(ctx, tx.db, {
      ...subject,
      amountCents,
      reason: 'paid_too_late',
      details: {},
      requestedBy: null,
    })
}

/**
 * Handles the payment of an instalment: its invoice is issued, and the atelier may begin once nothing is owed. What was paid
 * for an instalment that was replaced meanwhile counts all the same, and what is asked for follows it.
 */
export const instalmentPaid = async (
  ctx: InCapture,
  tx: Write,
  { commission, instalment, capture }: Paid,
) => {
  const { id } = commission
  const quote = await findAcceptedQuote(tx.db, id)
  if (!quote) throw new Error(`${commission.number} is paid without an accepted quote`)
  await tx.db
    .update(commissionInstalments)
    .set({ status: 'paid', paidAt: capture.at })
    .where(eq(commissionInstalments.id, instalment.id))
  const papers = await findPapers(tx.db, id)
  const wasReplaced = instalment.status === 'replaced'
  const isRunning = statusAfter(commission.status, 'accept') !== undefined
  const instalments =
    wasReplaced && isRunning && !isBalanced(papers)
      ? await askForInstalments(ctx, tx, quote)
      : await findInstalments(tx.db, id)
  const begun = statusAfter(commission.status, 'begin')
  if (begun)
    await tx.db
      .update(commissions)
      .set({ status: begun, changedAt: capture.at })
      .where(eq(commissions.id, id))
  const amount = formatExactEuros(capture.amountCents)
  if (commission.status === 'cancelled') await giveBackLate(ctx, tx, instalment.id)
  else
    await queueCommissionMail(ctx, tx.db, {
      commission,
      kind: 'paid',
      cause: instalment.id,
      values: { amount },
    })
  await queueStaffMail(ctx, tx.db, { commission, what: 'paid', cause: instalment.id })
  const advances = advancesOf(papers)
  const isLast = isBalance(instalments, { quote, capture, advances })
  // After the last payment the price changes no more: a version that waits for its answer waits no longer.
  if (isLast)
    await tx.db
      .update(commissionQuotes)
      .set({ status: 'withdrawn' })
      .where(and(eq(commissionQuotes.commissionId, id), eq(commissionQuotes.status, 'sent')))
  // The number is taken as late as possible, because its counter stays locked and other payments wait for it.
  const numbered = await nextNumber(tx.db, { series: 'F', clock: ctx.clock })
  const agreed = agreedMaking(commission, quote)
  const cents = capture.amountCents
  await issueInvoice(tx, {
    id: randomUUID(),
    subject: subjectOf(instalment.id),
    contentOf: (paper) =>
      isLast ? invoiceOfBalance(agreed, { cents, advances, paper }) : invoiceOfAdvance(agreed, cents, paper),
    capture,
    numbered,
  })
  await recordCommissionEvent(ctx, tx.db, {
    commissionId: id,
    kind: 'instalment_paid',
    actor: 'payment',
    details: { amountCents: cents, invoice: numbered.number, stage: instalment.beforeStage },
  })
}
