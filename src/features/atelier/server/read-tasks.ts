import { desc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { together } from '../../../platform/db/together.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { findOpenAppointments } from '../../appointments/server/booking/appointments-of-commission.public.ts'
import type { CommissionPlan } from '../../commissions/planning/planning.types.ts'
import { plannedMinutes, readAtelier } from '../../commissions/server/atelier-plan.public.ts'
import { commissions, commissionWork } from '../../commissions/server/commissions.table.ts'
import {
  type OutlinedCommission,
  readOutlines,
} from '../../commissions/server/shown/read-commissions.public.ts'
import { hindranceOf, presentStage } from '../../commissions/stages/stages.rules.ts'
import type { StageKey } from '../../commissions/stages/stages.ts'
import { people } from '../../customers/server/people.table.ts'
import type { AtelierTask, AtelierTasks } from '../atelier.contract.ts'
import { daysOfWeek } from '../atelier.limits.ts'

const minutesAnHour = 60

const findWork = (db: Db, ids: readonly string[]) =>
  db
    .select({ work: commissionWork, firstName: accounts.firstName })
    .from(commissionWork)
    .leftJoin(accounts, eq(accounts.id, commissionWork.memberId))
    .where(inArray(commissionWork.commissionId, [...ids]))
    .orderBy(desc(commissionWork.workedOn), desc(commissionWork.notedAt))

const findPeople = async (db: Db, accountIds: readonly (string | null)[]) => {
  const known = accountIds.filter((id) => id !== null)
  if (known.length === 0) return new Map<string | null, string>()
  const rows = await db
    .select({ id: people.id, accountId: people.accountId })
    .from(people)
    .where(inArray(people.accountId, known))
  return new Map(rows.map(({ id, accountId }) => [accountId, id]))
}

/** When a stage is proposed to be passed, and when it has to be. */
const daysOf = (plan: CommissionPlan | undefined, stage: StageKey) => {
  const planned = plan?.isPossible ? plan.stages.find((one) => one.stage === stage) : undefined
  const proposed = plan?.stages.find((one) => one.stage === stage)?.proposed ?? null
  return { plannedOn: proposed, latestOn: planned?.latest ?? null, late: plan ? !plan.isPossible : false }
}

const contentOf = ({ quotes }: OutlinedCommission) =>
  quotes.find(({ status }) => status === 'accepted')?.content

/** The most urgent first: what is late, then by the day on which it is to be passed. */
const byUrgency = (one: AtelierTask, other: AtelierTask) =>
  Number(one.waits) - Number(other.waits) ||
  Number(other.late) - Number(one.late) ||
  (one.plannedOn ?? '9').localeCompare(other.plannedOn ?? '9') ||
  one.number.localeCompare(other.number)

/** What the atelier has in hand: the present stage of each commission that is made. */
export const readTasks = async ({
  db,
  lng,
  clock,
}: Pick<Context, 'db' | 'lng' | 'clock'>): Promise<AtelierTasks> => {
  const today = parisTime(clock.now().epochMilliseconds).date
  const rows = await db.select().from(commissions).where(eq(commissions.status, 'making'))
  const ids = rows.map(({ id }) => id)
  const [outlines, { plans, minutesAWeek }, work, booked, persons] = await together(
    readOutlines(db, rows),
    readAtelier(db, today),
    findWork(db, ids),
    findOpenAppointments(db, ids),
    findPeople(
      db,
      rows.map(({ accountId }) => accountId),
    ),
  )
  const workOf = Map.groupBy(work, ({ work: { commissionId, stage } }) => `${commissionId} ${stage}`)
  const tasks = outlines.flatMap((outline): readonly AtelierTask[] => {
    const { commission, stages, instalments } = outline
    const stage = presentStage(stages)
    const its = stages.find((one) => one.stage === stage)
    const content = contentOf(outline)
    if (!stage || !its || !content) return []
    const worked = workOf.get(`${commission.id} ${stage}`) ?? []
    const said = ({ fr, en }: { readonly fr: string; readonly en: string | null }) =>
      (lng === 'en' && en) || fr
    const appointment = booked.find((one) => one.commissionId === commission.id && one.stage === stage)
    return [
      {
        _id: commission.id,
        number: commission.number,
        firstName: commission.firstName,
        title: said(content.title),
        occasion: commission.occasion,
        eventDate: commission.eventDate,
        stage,
        waits: hindranceOf(stage, { stages, instalments }) === 'unpaid',
        ...daysOf(plans.get(commission.id), stage),
        minutesPlanned: its.hours * minutesAnHour,
        minutesWorked: worked.reduce((sum, one) => sum + one.work.minutes, 0),
        cloths: content.cloths.map(({ readyOn, ...words }) => ({ description: said(words), readyOn })),
        note: its.note,
        appointmentAt: appointment?.startsAt.toISOString() ?? null,
        personId: persons.get(commission.accountId) ?? null,
        work: worked.map(({ work: one, firstName }) => ({
          _id: one.id,
          minutes: one.minutes,
          workedOn: one.workedOn,
          by: firstName ?? '',
        })),
      },
    ]
  })
  return {
    success: true,
    tasks: tasks.toSorted(byUrgency),
    week: { minutes: minutesAWeek, planned: plannedMinutes(plans.values(), today, daysOfWeek) },
  }
}
