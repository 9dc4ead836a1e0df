import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { together } from '../../../../platform/db/together.ts'
import type { Answer } from '../../../../shared/api/contract.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { hasUnseenMessage } from '../../../commission-messages/server/unseen-messages.public.ts'
import type { Occasion } from '../../../commissions/commissions.limits.ts'
import type { CommissionPlan } from '../../../commissions/planning/planning.types.ts'
import { plannedMinutes, readAtelier } from '../../../commissions/server/atelier-plan.public.ts'
import { commissions } from '../../../commissions/server/commissions.table.ts'
import type { CommissionStatus } from '../../../commissions/stages/commission-status.rules.ts'
import {
  hindranceOf,
  nextStage,
  presentStage,
  type StageState,
} from '../../../commissions/stages/stages.rules.ts'
import type { StageKey } from '../../../commissions/stages/stages.ts'
import { type BoardColumn, boardColumns, boardDays } from '../../board.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import type { BoardCard } from '../../desk-commission.schema.ts'
import { isRunningRow } from './turn.ts'

type Board = Answer<CommissionsDeskContract['GET /admin/commission-board']>

interface RunningRow extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly customer: string
  readonly status: CommissionStatus
  readonly occasion: Occasion
  readonly event_date: CivilDate | null
  /** Of the quote that counts. */
  readonly title: { readonly fr: string; readonly en: string | null } | null
  readonly stages: readonly StageState[]
  /** Before which stages an instalment is asked that is not paid. */
  readonly asked: readonly (StageKey | null)[]
  readonly unread: boolean
}

/** What goes on, with the little that a card says of it, in one query: five hundred of them have thousands of rows. */
const findRunning = async (db: Db) => {
  const { rows } = await db.execute<RunningRow>(sql`
    select ${commissions.id}, ${commissions.number}, ${commissions.status}, ${commissions.occasion},
      trim(${commissions.firstName} || ' ' || ${commissions.lastName}) as customer,
      ${commissions.eventDate}::text as event_date, ${hasUnseenMessage(db)} as unread,
      (select q.content -> 'title' from commission_quotes q
        where q.commission_id = ${commissions.id} and q.status in ('accepted', 'sent')
        order by q.status limit 1) as title,
      coalesce((select json_agg(json_build_object('stage', s.stage, 'doneOn', s.done_on))
        from commission_stages s where s.commission_id = ${commissions.id}), '[]') as stages,
      coalesce((select json_agg(i.before_stage) from commission_instalments i
        where i.commission_id = ${commissions.id} and i.status = 'open'), '[]') as asked
    from ${commissions} where ${isRunningRow}`)
  return rows
}

/** The present stage of a commission that is made, why it can not be passed, and the one behind it. */
const standOf = ({ status, stages, asked }: RunningRow) => {
  const stage = status === 'making' ? presentStage(stages) : undefined
  if (!stage) return undefined
  const instalments = asked.map((beforeStage) => ({ beforeStage, status: 'open' as const }))
  const behind: BoardColumn = nextStage(stages) ?? 'delivered'
  return { stage, behind, hindrance: hindranceOf(stage, { stages, instalments }) }
}

const cardOf = (row: RunningRow, plan: CommissionPlan | undefined, lng: Context['lng']): BoardCard[] => {
  const { id, number, customer, occasion, title, unread } = row
  const stand = standOf(row)
  const column = stand?.stage ?? boardColumns.find((one) => one === row.status)
  if (!column) return []
  return [
    {
      ...{ _id: id, number, customer, occasion, unread, column },
      title: title && ((lng === 'en' && title.en) || title.fr),
      eventDate: row.event_date,
      next: stand && !stand.hindrance ? stand.behind : null,
      plannedOn: plan?.stages.find(({ stage }) => stage === stand?.stage)?.proposed ?? null,
      late: plan?.isPossible === false,
      owed: stand?.hindrance === 'unpaid',
    },
  ]
}

/** What is late first, then by the day of the stage, then by that of the event. */
const byUrgency = (one: BoardCard, other: BoardCard) =>
  Number(other.late) - Number(one.late) ||
  (one.plannedOn ?? '9').localeCompare(other.plannedOn ?? '9') ||
  (one.eventDate ?? '9').localeCompare(other.eventDate ?? '9') ||
  one.number.localeCompare(other.number)

/** All commissions that go on, as cards by stage. */
export const readBoard = async ({
  db,
  lng,
  clock,
}: Pick<Context, 'db' | 'lng' | 'clock'>): Promise<Board> => {
  const today = parisTime(clock.now().epochMilliseconds).date
  const [rows, { plans, minutesAWeek }] = await together(findRunning(db), readAtelier(db, today))
  return {
    success: true,
    cards: rows.flatMap((row) => cardOf(row, plans.get(row.id), lng)).toSorted(byUrgency),
    week: { minutes: minutesAWeek, planned: plannedMinutes(plans.values(), today, boardDays) },
  }
}
