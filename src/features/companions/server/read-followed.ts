import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { isOpen } from '../../appointments/appointment-status.rules.ts'
import { readMessages } from '../../commission-messages/server/read-messages.public.ts'
import { commissionsErrors } from '../../commissions/commissions.errors.ts'
import { readAtelierPlan } from '../../commissions/server/atelier-plan.public.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { commissionOnTheWire } from '../../commissions/server/shown/commission-on-the-wire.public.ts'
import { readWhole } from '../../commissions/server/shown/read-commissions.public.ts'
import { cameToNothing, isMade } from '../../commissions/stages/commission-status.rules.ts'
import type { FollowedCommission } from '../companions.contract.ts'

/** A commission as a companion sees it; one that came to nothing is not told of. */
export const readFollowed = async (ctx: Context, id: string): Promise<FollowedCommission> => {
  const [row] = await ctx.db.select().from(commissions).where(eq(commissions.id, id))
  if (!row || cameToNothing(row.status)) throw commissionsErrors.commissionNotFound()
  const today = parisTime(ctx.clock.now().epochMilliseconds).date
  const plans = isMade(row.status) ? await readAtelierPlan(ctx.db, today) : undefined
  const whole = await readWhole(ctx.db, row)
  const { firstName, title, occasion, eventDate, stages } = commissionOnTheWire(whole, {
    lng: ctx.lng,
    today,
    plan: plans?.get(id),
  })
  const messages = await readMessages(ctx, id, 'customer')
  return {
    ...{ firstName, title, occasion, eventDate },
    stages: stages.map(({ stage, state, doneOn, plannedOn, appointment }) => ({
      ...{ stage, state, doneOn, plannedOn },
      appointment:
        appointment && isOpen(appointment.status)
          ? { start: appointment.start, status: appointment.status }
          : null,
    })),
    pictures: messages
      .filter(({ author }) => author === 'house')
      .toReversed()
      .flatMap(({ pictures }) => pictures),
  }
}
