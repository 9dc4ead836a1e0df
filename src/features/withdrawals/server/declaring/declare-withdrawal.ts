import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { takeSending } from '../../../accounts/server/security/sending-tries.public.ts'
import { takeNumber } from '../../../orders/server/invoices/take-number.public.ts'
import { type Declaration, statementOf } from '../../declaration.ts'
import { refundDueOn } from '../../refund-due.rules.ts'
import { queueHouseNotice } from '../mails/queue-house-notice.tsx'
import { queueReceipt } from '../mails/queue-receipt.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { lookUpJob } from './look-up-order.ts'

const digits = 4

/** « RET-2026-0001 », without a gap, and when it was taken. */
const nextReference = async (db: Db, clock: Context['clock']) => {
  const { year, sequence, nowMs } = await takeNumber(db, { series: 'RET', clock })
  return { reference: `RET-${year}-${String(sequence).padStart(digits, '0')}`, nowMs }
}

/**
 * Takes a declaration in, and sends its receipt, in one transaction. What order it is about is looked up afterwards, so
 * that neither the answer nor its time tells anybody whether there is one (domain.md 1.4).
 */
export const declareWithdrawal = (ctx: Context, declared: Declaration) =>
  ctx.once(async ({ db }) => {
    // In here, because a declaration that is sent again under its key is the same one and counts once.
    await takeSending({ ...ctx, db }, { what: 'withdrawal', email: declared.email })
    const { nowMs, ...numbered } = await nextReference(db, ctx.clock)
    const { text: freeText, ...typed } = declared
    const [row] = await db
      .insert(withdrawals)
      .values({
        ...typed,
        ...numbered,
        freeText,
        submittedAt: new Date(nowMs),
        language: ctx.lng,
        statement: statementOf(declared, ctx.lng),
        accountId: ctx.caller?.id ?? null,
        refundDueOn: refundDueOn(parisTime(nowMs).date),
      })
      .returning()
    if (!row) throw new Error('An inserted withdrawal answered no row')
    await queueReceipt(db, row)
    await queueHouseNotice(ctx, db, row)
    await ctx.jobs.enqueue(db, { kind: lookUpJob, data: { withdrawalId: row.id } })
    const { reference, submittedAt, statement } = row
    return { reference, submittedAt: submittedAt.toISOString(), statement }
  })
