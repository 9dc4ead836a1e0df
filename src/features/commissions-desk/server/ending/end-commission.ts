import { and, eq, inArray } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { centsOfEuros } from '../../../../shared/money.ts'
import { cancelForCommission } from '../../../appointments/server/booking/appointments-of-commission.public.ts'
import {
  type CommissionRow,
  commissionQuotes,
  commissions,
} from '../../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../../commissions/server/lock-commission.public.ts'
import { queueCommissionMail } from '../../../commissions/server/mails/queue-commission-mail.public.tsx'
import { dropOpenInstalments } from '../../../commissions/server/paying/ask-for-instalments.public.ts'
import { recordCommissionEvent } from '../../../commissions/server/record-commission-event.public.ts'
import { type CommissionMove, statusAfter } from '../../../commissions/stages/commission-status.rules.ts'
import { commissionAudit } from '../../commission.audit.ts'
import { commissionsDeskErrors } from '../../commissions-desk.errors.ts'
import { giveBackCents } from './give-back.ts'

interface Ending {
  readonly commission: CommissionRow
  readonly by: CommissionMove
  readonly kind: 'declined' | 'cancelled' | 'closed'
  readonly words: string
}

/** Ends a commission: what was drafted goes, and what waited for an answer is withdrawn. */
const end = async (ctx: Context, db: Db, { commission, by, kind, words }: Ending) => {
  const { id } = commission
  const status = statusAfter(commission.status, by)
  if (status === undefined) throw commissionsDeskErrors.notOpen()
  await db
    .update(commissions)
    .set({ status, endedWords: words, changedAt: dateOf(ctx.clock.now()) })
    .where(eq(commissions.id, id))
  const those = (state: 'draft' | 'sent') =>
    and(eq(commissionQuotes.commissionId, id), inArray(commissionQuotes.status, [state]))
  await db.delete(commissionQuotes).where(those('draft'))
  await db.update(commissionQuotes).set({ status: 'withdrawn' }).where(those('sent'))
  if (kind === 'cancelled') await cancelForCommission(ctx, db, { commissionId: id, reason: words })
  const actorId = ctx.caller?.id ?? null
  await recordCommissionEvent(ctx, db, { commissionId: id, kind, actor: 'house', actorId })
  // A wish may be declined again after a later quote.
  const cause = String(ctx.clock.now().epochMilliseconds)
  if (kind !== 'closed') await queueCommissionMail(ctx, db, { commission, kind, cause, quoted: words })
}

export const declineWish = (ctx: Context, { id, words }: { readonly id: string; readonly words: string }) =>
  ctx.once(async ({ db }) => {
    const commission = await lockCommission(db, id)
    await end(ctx, db, { commission, by: 'decline', kind: 'declined', words })
    await audit(db, ctx, commissionAudit.declined, { id, after: { number: commission.number, words } })
    return null
  })

export const closeCommission = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const commission = await lockCommission(db, id)
    await end(ctx, db, { commission, by: 'close', kind: 'closed', words: '' })
    await audit(db, ctx, commissionAudit.closed, { id, after: { number: commission.number } })
  })

interface Cancelling {
  readonly id: string
  readonly words: string
  /** In euros, of what was paid. */
  readonly refund: number
}

/** Cancels a commission by an admin's decision: nothing more is asked for, and what is decided of what was paid goes back. */
export const cancelCommission = (ctx: Context, { id, words, refund }: Cancelling) =>
  ctx.once(async (tx) => {
    const { db } = tx
    const commission = await lockCommission(db, id)
    const refundCents = centsOfEuros(refund)
    await end(ctx, db, { commission, by: 'cancel', kind: 'cancelled', words })
    await dropOpenInstalments(ctx, tx, id)
    if (refundCents > 0) await giveBackCents(ctx, db, { id, amountCents: refundCents, reason: 'cancelled' })
    await audit(db, ctx, commissionAudit.cancelled, {
      id,
      after: { number: commission.number, words, refundCents },
    })
    return null
  })
