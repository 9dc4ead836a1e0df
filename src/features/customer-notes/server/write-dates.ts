import { and, eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { InvalidInput, refusedField } from '../../../platform/http/refusals/invalid-input.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { people } from '../../customers/server/people.table.ts'
import { personNoteAudit } from '../customer-notes.audit.ts'
import type { KeptDate } from '../customer-notes.contract.ts'
import { customerNotesErrors } from '../customer-notes.errors.ts'
import type { DateKind } from '../customer-notes.limits.ts'
import { nextOf } from '../dates.rules.ts'
import { customerDates } from './customer-dates.table.ts'
import { belongsTo, lockKey, ownFirst, personBehind } from './person-key.ts'
import { readNotesOf } from './read-notes.ts'

const todayOf = ({ clock }: Pick<Context, 'clock'>) => parisTime(clock.now().epochMilliseconds).date

interface DateOfPerson {
  readonly id: string
  readonly kind: DateKind
}

interface KeepDateInput extends DateOfPerson {
  readonly kept: KeptDate
}

const refuse = (path: readonly string[], message: string) =>
  refusedField(path, `customer-notes:fields.${message}`)

/** Refuses what does not fit its kind, and consent of a day that is to come. */
const refuseUnfit = (ctx: Context, { kind, kept: { year, label, consent } }: KeepDateInput) => {
  const faults = [
    ...(kind === 'wedding' && year === null ? [refuse(['year'], 'year')] : []),
    ...(kind === 'other' && label === '' ? [refuse(['label'], 'label')] : []),
    ...(kind !== 'other' && label !== '' ? [refuse(['label'], 'noLabel')] : []),
    ...(consent.on > todayOf(ctx) ? [refuse(['consent', 'on'], 'consentToCome')] : []),
  ]
  if (faults.length > 0) throw new InvalidInput(faults)
}

/** Keeps a date in the place of the one of its kind; of another day, the house has not thought yet. */
export const keepDate = (ctx: Context, input: KeepDateInput) =>
  ctx.write(async ({ db }) => {
    const { id, kind, kept } = input
    refuseUnfit(ctx, input)
    const personKey = await lockKey(db, id)
    const [former] = await db
      .select()
      .from(customerDates)
      .where(and(belongsTo(customerDates.personKey, personKey), eq(customerDates.kind, kind)))
      .orderBy(ownFirst(personKey))
      .limit(1)
    const { consent, ...date } = kept
    const isSameDay = former?.day === date.day && former.month === date.month && former.year === date.year
    const values = {
      ...date,
      doneFor: isSameDay ? former.doneFor : null,
      consentHow: consent.how,
      consentOn: consent.on,
      consentNotedBy: signedInCaller(ctx).id,
      consentNotedAt: dateOf(ctx.clock.now()),
    }
    await db
      .insert(customerDates)
      .values({ personKey: former?.personKey ?? personKey, kind, ...values })
      .onConflictDoUpdate({ target: [customerDates.personKey, customerDates.kind], set: values })
    await audit(db, ctx, personNoteAudit['date-kept'], {
      id,
      after: { kind, how: consent.how, on: consent.on },
    })
    return readNotesOf(db, ctx, personKey)
  })

/** Removes a date of a person. */
export const removeDate = (ctx: Context, { id, kind }: DateOfPerson) =>
  ctx.write(async ({ db }) => {
    const personKey = await lockKey(db, id)
    const gone = await db
      .delete(customerDates)
      .where(and(belongsTo(customerDates.personKey, personKey), eq(customerDates.kind, kind)))
      .returning({ id: customerDates.id })
    if (gone.length === 0) throw customerNotesErrors.dateGone()
    await audit(db, ctx, personNoteAudit['date-removed'], { id, before: { kind } })
    return readNotesOf(db, ctx, personKey)
  })

/** Removes all dates of a person who no longer agrees to them; the log says so, and none of them. */
export const withdrawConsent = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const personKey = await lockKey(db, id)
    const gone = await db
      .delete(customerDates)
      .where(belongsTo(customerDates.personKey, personKey))
      .returning({ kind: customerDates.kind })
    if (gone.length === 0) throw customerNotesErrors.dateGone()
    const kinds = [...new Set(gone.map(({ kind }) => kind))].toSorted()
    await audit(db, ctx, personNoteAudit['dates-withdrawn'], { id, before: { kinds } })
    return readNotesOf(db, ctx, personKey)
  })

interface ThinkOfInput {
  readonly dateId: string
  readonly done: boolean
}

/** Notes whether the house has thought of a date, for the day that comes next. */
export const thinkOf = (ctx: Context, { dateId, done }: ThinkOfInput) =>
  ctx.write(async ({ db }) => {
    const which = eq(customerDates.id, dateId)
    const [row] = await db
      .select({ date: customerDates, personId: people.id })
      .from(customerDates)
      .innerJoin(people, eq(people.key, personBehind(customerDates.personKey)))
      .where(which)
      .for('no key update', { of: customerDates })
    const next = row && nextOf(row.date, todayOf(ctx))
    if (!row || !next) throw customerNotesErrors.dateGone()
    if ((row.date.doneFor === next) === done) return
    await db
      .update(customerDates)
      .set({ doneFor: done ? next : null })
      .where(which)
    const action = done ? personNoteAudit['date-thought-of'] : personNoteAudit['date-not-thought-of']
    await audit(db, ctx, action, { id: row.personId, after: { kind: row.date.kind } })
  })
