import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { allocateNumber } from '../../../papers/server/numbers/allocate-number.public.ts'
import { countSending } from '../../../tries/server/sending-tries.public.ts'
import { type Declaration, statementOf } from '../../declaration.ts'
import { refundDueOn } from '../../refund-due.rules.ts'
import { queueStaffNotice } from '../mails/queue-staff-notice.tsx'
import { withdrawals } from '../withdrawals.table.ts'
import { lookUpJob } from './look-up-order.ts'

const digits = 4

/** The next reference, as in « RET-2026-0001 », without a gap, and the moment at which it was taken. */
const nextReference = async (db: Db, clock: Context['clock']) => {
  const { year, sequence, nowMs } = await allocateNumber(db, { series: 'RET', clock })
  return { reference: `RET-${year}-${String(sequence).padStart(digits, '0')}`, nowMs }
}

/**
 * Stores a declaration. A job looks its order up afterwards, so that neither the answer nor its time tells a stranger
 * whether the order exists (§11.4); the mail depends on the result, and is written then.
 */
export const declareWithdrawal = (ctx: Context, declared: Declaration) =>
  ctx.once(async ({ db }) => {
    // The count is inside the idempotent call, because a declaration that is sent again under its key counts only once.
    await countSending({ ...ctx, db }, { what: 'withdrawal', email: declared.email })
    const { nowMs, ...numbered } = await nextReference(db, ctx.clock)
    const { text: freeText, ...typed } = declared
    const row = onlyRow(
      await db
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
        .returning(),
    )
    await queueStaffNotice(ctx, db, row)
    await ctx.jobs.enqueue(db, { kind: lookUpJob, data: { withdrawalId: row.id } })
    const { reference, submittedAt, statement } = row
    return { reference, submittedAt: submittedAt.toISOString(), statement }
  })
