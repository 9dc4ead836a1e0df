import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { measureProfiles } from '../../../body-measures/server/body-measures.table.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { allocateNumber } from '../../../papers/server/numbers/allocate-number.public.ts'
import { countSending } from '../../../tries/server/sending-tries.public.ts'
import type { Wish } from '../../commissions.contract.ts'
import { commissionsErrors } from '../../commissions.errors.ts'
import { commissions } from '../commissions.table.ts'
import { queueCommissionMail, queueStaffMail } from '../mails/queue-commission-mail.public.tsx'
import { recordCommissionEvent } from '../record-commission-event.public.ts'

const digits = 4

/** The next number, as in « SM-2026-0001 », without a gap, and the moment at which it was taken. */
const nextCommissionNumber = async (db: Db, clock: Context['clock']) => {
  const { year, sequence, nowMs } = await allocateNumber(db, { series: 'SM', clock })
  return { number: `SM-${year}-${String(sequence).padStart(digits, '0')}`, nowMs }
}

interface NewCommission extends Wish {
  readonly accountId: string | null
  readonly language: Language
}

/** Refuses an event that is over, or today. */
export const requireFuture = ({ clock }: Pick<Context, 'clock'>, eventDate: string | null) => {
  if (eventDate !== null && eventDate <= parisTime(clock.now().epochMilliseconds).date)
    throw commissionsErrors.eventPast({ fields: { eventDate: 'errors.eventPast' } })
}

/** The sheet of measures, which has to be the customer's own. */
const requireProfile = async (
  db: Db,
  { profileId, accountId }: Pick<NewCommission, 'profileId' | 'accountId'>,
) => {
  if (profileId === null) return
  const isOwn = and(eq(measureProfiles.id, profileId), eq(measureProfiles.accountId, accountId ?? ''))
  if (accountId === null || (await db.$count(measureProfiles, isOwn)) === 0)
    throw commissionsErrors.profileNotFound()
}

/** Inserts a commission, of a wish or of what the house notes itself. */
export const insertCommission = async (ctx: Context, db: Db, wish: NewCommission) => {
  requireFuture(ctx, wish.eventDate)
  await requireProfile(db, wish)
  if (wish.productId !== null && (await db.$count(products, eq(products.id, wish.productId))) === 0)
    throw commissionsErrors.productNotFound()
  const { number, nowMs } = await nextCommissionNumber(db, ctx.clock)
  const at = new Date(nowMs)
  return onlyRow(
    await db
      .insert(commissions)
      .values({ ...wish, number, status: 'wish', createdAt: at, changedAt: at })
      .returning(),
  )
}

/** Stores a wish in one transaction, with the mails that tell both sides of it. */
export const enterWish = (ctx: Context, wish: Wish) =>
  ctx.once(async ({ db }) => {
    await countSending({ ...ctx, db }, { what: 'commission', email: wish.email })
    const accountId = ctx.caller?.role === 'user' ? ctx.caller.id : null
    const commission = await insertCommission(ctx, db, { ...wish, accountId, language: ctx.lng })
    await recordCommissionEvent(ctx, db, { commissionId: commission.id, kind: 'wished', actor: 'customer' })
    await queueCommissionMail(ctx, db, { commission, kind: 'wished' })
    await queueStaffMail(ctx, db, { commission, what: 'wished' })
    return commission.id
  })
