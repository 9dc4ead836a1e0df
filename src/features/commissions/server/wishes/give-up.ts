import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { commissionsErrors } from '../../commissions.errors.ts'
import { statusAfter } from '../../stages/commission-status.rules.ts'
import { lockOwnCommission, type NamedCommission } from '../access/own-commission.public.ts'
import { commissionQuotes, commissions } from '../commissions.table.ts'
import { queueStaffMail } from '../mails/queue-commission-mail.public.tsx'
import { recordCommissionEvent } from '../record-commission-event.public.ts'

/** The customer withdraws a wish or refuses its quote, before one was accepted. */
export const giveUp = (ctx: Context, { words, ...named }: NamedCommission & { readonly words: string }) =>
  ctx.once(async ({ db }) => {
    const commission = await lockOwnCommission(ctx, db, named)
    const status = statusAfter(commission.status, 'give_up')
    if (status === undefined) throw commissionsErrors.ended()
    const { id } = commission
    await db
      .update(commissions)
      .set({ status, endedWords: words, changedAt: dateOf(ctx.clock.now()) })
      .where(eq(commissions.id, id))
    await db
      .update(commissionQuotes)
      .set({ status: 'withdrawn' })
      .where(and(eq(commissionQuotes.commissionId, id), eq(commissionQuotes.status, 'sent')))
    await recordCommissionEvent(ctx, db, { commissionId: id, kind: 'given_up', actor: 'customer' })
    const cause = String(ctx.clock.now().epochMilliseconds)
    await queueStaffMail(ctx, db, { commission, what: 'given_up', cause })
    return null
  })
