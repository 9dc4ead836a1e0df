import { and, asc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { addWorkingDays } from '../../../shared/calendar/working-days.ts'
import { pathTo } from '../../../sitemap.ts'
import { findOpenAppointments } from '../../appointments/server/booking/appointments-of-commission.public.ts'
import { findUnseenMessages } from '../../commission-messages/server/unseen-messages.public.ts'
import type { CommissionPlan } from '../../commissions/planning/planning.types.ts'
import { earliestDay, readAtelierPlan } from '../../commissions/server/atelier-plan.public.ts'
import {
  type CommissionRow,
  commissionQuotes,
  commissions,
} from '../../commissions/server/commissions.table.ts'
import type { TodayEntry } from '../../desk/desk.contract.ts'
import type { TodayInput, TodaySource } from '../../desk/server/today.public.ts'

/** A wish or a message is answered within so many working days. */
const answerDays = 2
/** A stage is shown when it is proposed within so many days. */
const daysAhead = 3

type Entry = Pick<TodayEntry, 'dueOn' | 'note'>

const entryOf = ({ id, number, firstName, lastName }: CommissionRow, { dueOn, note }: Entry): TodayEntry => ({
  _id: id,
  title: number,
  detail: `${firstName} ${lastName}`.trim(),
  to: `${pathTo('adminCommissions')}?opened=${id}`,
  dueOn,
  note,
  act: null,
})

const findByIds = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(commissions)
    .where(inArray(commissions.id, [...ids]))

/** Wishes that wait for an answer, and quotes that lapsed without one. */
const findToAnswer = (db: Db, { today, most }: TodayInput) =>
  db
    .select({ commission: commissions, validUntil: commissionQuotes.validUntil })
    .from(commissions)
    .leftJoin(
      commissionQuotes,
      and(eq(commissionQuotes.commissionId, commissions.id), eq(commissionQuotes.status, 'sent')),
    )
    .where(
      or(
        eq(commissions.status, 'wish'),
        and(
          inArray(commissions.status, ['quoted', 'accepted', 'making']),
          lt(commissionQuotes.validUntil, today),
        ),
      ),
    )
    .orderBy(asc(commissions.createdAt), asc(commissions.id))
    .limit(most)

const toAnswer = async (db: Db, input: TodayInput) =>
  (await findToAnswer(db, input)).map(({ commission, validUntil }) =>
    entryOf(
      commission,
      commission.status === 'wish'
        ? {
            dueOn: addWorkingDays(parisTime(commission.createdAt.getTime()).date, answerDays),
            note: 'wish',
          }
        : { dueOn: validUntil, note: 'quote-lapsed' },
    ),
  )

/** Customers who have written, and wait to be read. */
const toRead = async (db: Db, { most }: TodayInput) => {
  const unseen = await findUnseenMessages(db, most)
  if (unseen.length === 0) return []
  const rows = await findByIds(
    db,
    unseen.map(({ commissionId }) => commissionId),
  )
  const since = new Map(unseen.map((one) => [one.commissionId, one.since]))
  return rows.map((row) => {
    const writtenAt = since.get(row.id)?.getTime()
    const dueOn = writtenAt === undefined ? null : addWorkingDays(parisTime(writtenAt).date, answerDays)
    return entryOf(row, { dueOn, note: 'written' })
  })
}

/** The days of appointments to come that lie before the atelier can be ready: it was slowed down after they were booked. */
const findHasty = async (db: Db, plans: ReadonlyMap<string, CommissionPlan>) => {
  if (plans.size === 0) return new Map<string, CivilDate>()
  const open = await findOpenAppointments(db, [...plans.keys()])
  return new Map(
    open.flatMap(({ commissionId, stage, startsAt }) => {
      const day = parisTime(startsAt.getTime()).date
      const earliest = earliestDay(plans.get(commissionId), stage)
      return earliest !== undefined && day < earliest ? [[commissionId, day]] : []
    }),
  )
}

/** What will not be ready as the atelier stands, whom the house has to telephone, and the stages that come near. */
const inAtelier = async (db: Db, { today }: TodayInput) => {
  const plans = await readAtelierPlan(db, today)
  const soon: CivilDate = addDays(today, daysAhead)
  const hasty = await findHasty(db, plans)
  const pressing = new Map<string, Entry>()
  for (const plan of plans.values()) {
    const [next] = plan.stages
    if (!plan.isPossible) pressing.set(plan.id, { dueOn: plan.handOverBy, note: 'behind' })
    else if (hasty.has(plan.id))
      pressing.set(plan.id, { dueOn: hasty.get(plan.id) ?? null, note: 'too-early' })
    else if (next && next.proposed <= soon) pressing.set(plan.id, { dueOn: next.proposed, note: 'stage-due' })
  }
  if (pressing.size === 0) return []
  const rows = await findByIds(db, [...pressing.keys()])
  return rows.flatMap((row) => {
    const entry = pressing.get(row.id)
    return entry ? [entryOf(row, entry)] : []
  })
}

/** Commissions by what is to be done for them: an answer, a message, a stage, or words to somebody whose product will be late. */
export const commissionsToday: TodaySource = {
  kind: 'commission',
  room: 'adminCommissions',
  find: async (db, input) => {
    const entries = [
      ...(await inAtelier(db, input)),
      ...(await toAnswer(db, input)),
      ...(await toRead(db, input)),
    ]
    return entries
      .toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
      .slice(0, input.most)
  },
}
