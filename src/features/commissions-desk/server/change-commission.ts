import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { spokenDay } from '../../../shared/dates/spoken-day.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { Wish } from '../../commissions/commissions.contract.ts'
import { type CommissionRow, commissions } from '../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../commissions/server/lock-commission.public.ts'
import { queueCommissionMail } from '../../commissions/server/mails/queue-commission-mail.public.tsx'
import { recordCommissionEvent } from '../../commissions/server/record-commission-event.public.ts'
import { insertCommission, requireFuture } from '../../commissions/server/wishes/enter-wish.public.ts'
import { isRunning } from '../../commissions/stages/commission-status.rules.ts'
import { commissionAudit } from '../commission.audit.ts'
import { commissionsDeskErrors } from '../commissions-desk.errors.ts'

/** Notes a commission for a customer, after a visit or a call. */
export const noteCommission = (
  ctx: Context,
  wish: Omit<Wish, 'profileId'> & { readonly language: Language },
) =>
  ctx.once(async ({ db }) => {
    const commission = await insertCommission(ctx, db, { ...wish, profileId: null, accountId: null })
    const { id, number, occasion } = commission
    const actorId = ctx.caller?.id ?? null
    await recordCommissionEvent(ctx, db, { commissionId: id, kind: 'noted', actor: 'house', actorId })
    await queueCommissionMail(ctx, db, { commission, kind: 'wished' })
    await audit(db, ctx, commissionAudit.noted, { id, after: { number, occasion } })
    return id
  })

interface Changed {
  readonly id: string
  readonly eventDate?: string | null | undefined
  readonly eventPlace?: string | undefined
  readonly email?: string | undefined
}

interface Change {
  readonly before: CommissionRow
  readonly now: CommissionRow
}

/** Sends the link to a new address, and tells of a new day. */
const tellOfChange = async (ctx: Context, db: Context['db'], { before, now }: Change) => {
  const at = ctx.clock.now().epochMilliseconds
  if (now.email !== before.email)
    await queueCommissionMail(ctx, db, { commission: now, kind: 'wished', cause: String(at) })
  if (now.eventDate !== before.eventDate && now.eventDate !== null)
    await queueCommissionMail(ctx, db, {
      commission: now,
      kind: 'moved',
      cause: `${now.eventDate}:${at}`,
      values: { date: spokenDay(now.eventDate, now.language) },
    })
}

/** Changes the event or the address of the customer, who is told of a new day; a new address gets the link. */
export const changeCommission = (ctx: Context, { id, eventDate, eventPlace, email }: Changed) =>
  ctx.write(async ({ db }) => {
    const commission = await lockCommission(db, id)
    if (!isRunning(commission.status)) throw commissionsDeskErrors.notOpen()
    const now = {
      eventDate: eventDate === undefined ? commission.eventDate : eventDate,
      eventPlace: eventPlace ?? commission.eventPlace,
      email: email ?? commission.email,
    }
    const isMoved = now.eventDate !== commission.eventDate
    if (isMoved) requireFuture(ctx, now.eventDate)
    await db
      .update(commissions)
      .set({ ...now, changedAt: dateOf(ctx.clock.now()) })
      .where(eq(commissions.id, id))
    if (isMoved) {
      const actorId = ctx.caller?.id ?? null
      await recordCommissionEvent(ctx, db, { commissionId: id, kind: 'event_moved', actor: 'house', actorId })
    }
    await tellOfChange(ctx, db, { before: commission, now: { ...commission, ...now } })
    const { eventDate: oldDate, eventPlace: oldPlace } = commission
    await audit(db, ctx, commissionAudit.changed, {
      id,
      before: { eventDate: oldDate, eventPlace: oldPlace },
      after: now,
    })
  })
