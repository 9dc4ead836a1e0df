import { and, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { together } from '../../../platform/db/together.ts'
import { addDays, type CivilDate, daysBetween } from '../../../shared/calendar/civil-date.ts'
import { closes } from '../../appointments/opening.rules.ts'
import { unavailableTimes } from '../../appointments/server/appointments.table.ts'
import { atelierRecord } from '../../settings/server/atelier-terms.public.ts'
import { readHouse } from '../../settings/server/house.public.ts'
import { marginDays } from '../commissions.limits.ts'
import { planAtelier } from '../planning/plan-atelier.ts'
import type {
  AtelierToPlan,
  CommissionPlan,
  CommissionToPlan,
  StageToGo,
} from '../planning/planning.types.ts'
import type { QuoteContent } from '../quotes/quote-content.ts'
import { type StageKey, stageKeys } from '../stages/stages.ts'

const minutesAnHour = 60
const workingWeekdays = [1, 2, 3, 4, 5]
/** So long after the last event the house is looked up for closed days: a late handover lies there. */
const daysBeyond = 730

/** The stages at whose end the customer comes to the salon. */
const visits: ReadonlySet<StageKey> = new Set([
  'measures',
  'toile',
  'fitting_1',
  'fitting_2',
  'fitting_3',
  'handover',
])

interface Making extends Record<string, unknown> {
  readonly id: string
  readonly event_date: CivilDate | null
  readonly handover_by: CivilDate
  readonly cloths: QuoteContent['cloths']
  readonly stages: readonly { readonly stage: StageKey; readonly hours: number; readonly worked: number }[]
}

/** What the atelier has accepted and not handed over, with the stages to come, in one query. */
const findMaking = async (db: Db) => {
  const { rows } = await db.execute<Making>(sql`
    select c.id, c.event_date::text, q.content ->> 'handoverBy' as handover_by, q.content -> 'cloths' as cloths,
      (select json_agg(json_build_object('stage', s.stage, 'hours', s.hours, 'worked', (
          select coalesce(sum(w.minutes), 0)::int from commission_work w
          where w.commission_id = s.commission_id and w.stage = s.stage))) from commission_stages s
        where s.commission_id = c.id and s.done_on is null and s.stage <> 'retouches') as stages
    from commissions c join commission_quotes q on q.commission_id = c.id and q.status = 'accepted'
    where c.status in ('accepted', 'making')
      and exists (select from commission_stages s where s.commission_id = c.id and s.done_on is null)`)
  return rows
}

/** The first stage that is cut in the real cloth. */
const cutIn = (stages: Making['stages']) =>
  stages.find(({ stage }) => stage.startsWith('fitting'))?.stage ?? 'finishing'

const stageToGo = (
  { stage, hours, worked }: Making['stages'][number],
  { cloths, stages }: Pick<Making, 'cloths' | 'stages'>,
): StageToGo[] => {
  if (stage === 'retouches') return []
  const ready = cloths
    .flatMap(({ readyOn }) => readyOn ?? [])
    .toSorted()
    .at(-1)
  return [
    {
      stage,
      minutesLeft: Math.max(0, hours * minutesAnHour - worked),
      endsWithVisit: visits.has(stage),
      ...(ready && stage === cutIn(stages) && { clothReadyOn: ready }),
    },
  ]
}

/** The day that was promised, or an earlier one where the event was moved. */
const toPlan = ({ id, event_date: event, handover_by: promised, ...making }: Making): CommissionToPlan => {
  const fromEvent = event ? addDays(event, -marginDays) : promised
  const handOverBy = fromEvent < promised ? fromEvent : promised
  const stages = making.stages.toSorted(
    (one, other) => stageKeys.indexOf(one.stage) - stageKeys.indexOf(other.stage),
  )
  return {
    id,
    eventDate: addDays(handOverBy, marginDays),
    marginDays,
    stages: stages.flatMap((stage) => stageToGo(stage, { ...making, stages })),
  }
}

/** The days on which the whole house is closed, one by one. */
const closedDays = async (db: Db, from: CivilDate, to: CivilDate) => {
  const closures = await db
    .select()
    .from(unavailableTimes)
    .where(
      and(
        isNull(unavailableTimes.salon),
        isNull(unavailableTimes.fromTime),
        isNull(unavailableTimes.toTime),
        or(gte(unavailableTimes.lastDay, from), ne(unavailableTimes.repeats, 'never')),
      ),
    )
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return days
    .filter((day) => closures.some((closure) => closes(closure, day)))
    .map((day) => ({ firstDay: day, lastDay: day }))
}

/** The atelier and what it makes, as the plan takes them. */
export const readAtelierToPlan = async (db: Db, today: CivilDate): Promise<AtelierToPlan> => {
  const [making, house, terms] = await together(findMaking(db), readHouse(db), atelierRecord.read(db))
  const commissions = making.map(toPlan)
  const last = [today, ...commissions.map(({ eventDate }) => eventDate)].toSorted().at(-1) ?? today
  const { salon, onRequest } = house.hours
  return {
    today,
    commissions,
    atelier: {
      minutesAWeek: terms.hoursAWeek * minutesAnHour,
      mostMinutesADayOnOneProduct: terms.hoursADay * minutesAnHour,
      workingWeekdays,
      visitWeekdays: [...new Set([...salon, ...onRequest].flatMap(({ days }) => days))],
      closures: await closedDays(db, today, addDays(last, daysBeyond)),
    },
  }
}

/** The plan of everything that the atelier makes, by commission, and what it can work in a week. */
export const readAtelier = async (db: Db, today: CivilDate) => {
  const toPlan = await readAtelierToPlan(db, today)
  const { commissions } = planAtelier(toPlan)
  return {
    plans: new Map<string, CommissionPlan>(commissions.map((plan) => [plan.id, plan])),
    minutesAWeek: toPlan.atelier.minutesAWeek,
  }
}

/** The plan of everything that the atelier makes, by commission. */
export const readAtelierPlan = async (db: Db, today: CivilDate) => (await readAtelier(db, today)).plans

/** What is planned to be worked within some days, all commissions together. */
export const plannedMinutes = (plans: Iterable<CommissionPlan>, from: CivilDate, days: number) => {
  const until = addDays(from, days)
  return [...plans]
    .flatMap(({ stages }) => stages.flatMap(({ work }) => work))
    .filter(({ date }) => date >= from && date < until)
    .reduce((sum, { minutes }) => sum + minutes, 0)
}

/** The first day on which a stage can end, as the atelier stands. */
export const earliestDay = (plan: CommissionPlan | undefined, stage: string): CivilDate | undefined => {
  if (!plan?.isPossible) return plan?.stages.find((one) => one.stage === stage)?.proposed
  return plan.stages.find((one) => one.stage === stage)?.earliest
}

/** When each stage of a commission is proposed to be passed. */
export const proposedDays = (plan: CommissionPlan | undefined): ReadonlyMap<string, CivilDate> =>
  new Map((plan?.stages ?? []).map(({ stage, proposed }) => [stage, proposed]))
