import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { together } from '../../../../platform/db/together.ts'
import type { Answer } from '../../../../shared/api/contract.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { hasUnseenMessage } from '../../../commission-messages/server/unseen-messages.public.ts'
import type { CommissionPlan } from '../../../commissions/planning/planning.types.ts'
import { plannedMinutes, readAtelier } from '../../../commissions/server/atelier-plan.public.ts'
import { commissions } from '../../../commissions/server/commissions.table.ts'
import { lineOfCommission } from '../../../commissions/server/shown/commission-on-the-wire.public.ts'
import {
  type OutlinedCommission,
  readOutlines,
} from '../../../commissions/server/shown/read-commissions.public.ts'
import { isRunning } from '../../../commissions/stages/commission-status.rules.ts'
import { hindranceOf } from '../../../commissions/stages/stages.rules.ts'
import { type BoardColumn, boardColumns, boardDays } from '../../board.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import type { BoardCard } from '../../desk-commission.schema.ts'
import { isRunningRow } from './turn.ts'

type Board = Answer<CommissionsDeskContract['GET /admin/commission-board']>

/** The column of a commission that goes on: its stage while it is made, else its status. */
const columnOf = ({ commission: { status } }: OutlinedCommission, stage: BoardCard['column'] | null) =>
  status === 'making' && stage !== null ? stage : boardColumns.find((column) => column === status)

/** The column behind a stage that may be passed: the next stage of this commission, or the handover. */
const nextOf = ({ stages, instalments, commission }: OutlinedCommission): BoardColumn | null => {
  if (commission.status !== 'making') return null
  const toGo = stages.filter(({ doneOn }) => doneOn === null)
  const [present, next] = toGo
  if (!present || hindranceOf(present.stage, { stages, instalments }) !== undefined) return null
  return next?.stage ?? 'delivered'
}

interface Beside {
  readonly lng: Context['lng']
  readonly today: string
  readonly plan: CommissionPlan | undefined
  readonly unread: boolean
}

const cardOf = (outline: OutlinedCommission, { plan, unread, ...seen }: Beside): readonly BoardCard[] => {
  const { commission, stages, instalments } = outline
  const { stage, title } = lineOfCommission(outline, seen)
  const column = columnOf(outline, stage)
  if (!column) return []
  const isMaking = commission.status === 'making' && stage !== null
  return [
    {
      _id: commission.id,
      number: commission.number,
      customer: `${commission.firstName} ${commission.lastName}`.trim(),
      title,
      occasion: commission.occasion,
      eventDate: commission.eventDate,
      column,
      next: nextOf(outline),
      plannedOn: (isMaking && plan?.stages.find((one) => one.stage === stage)?.proposed) || null,
      late: plan?.isPossible === false,
      owed: isMaking && hindranceOf(stage, { stages, instalments }) === 'unpaid',
      unread,
    },
  ]
}

/** What is late first, then by the day of the stage, then by that of the event. */
const byUrgency = (one: BoardCard, other: BoardCard) =>
  Number(other.late) - Number(one.late) ||
  (one.plannedOn ?? '9').localeCompare(other.plannedOn ?? '9') ||
  (one.eventDate ?? '9').localeCompare(other.eventDate ?? '9') ||
  one.number.localeCompare(other.number)

/** All commissions that go on, as cards by stage, in as many queries for five hundred as for one. */
export const readBoard = async ({
  db,
  lng,
  clock,
}: Pick<Context, 'db' | 'lng' | 'clock'>): Promise<Board> => {
  const today = parisTime(clock.now().epochMilliseconds).date
  const rows = await db.select().from(commissions).where(sql`${isRunningRow}`)
  const [outlines, { plans, minutesAWeek }, unread] = await together(
    readOutlines(db, rows),
    readAtelier(db, today),
    db.select({ id: commissions.id }).from(commissions).where(hasUnseenMessage(db)),
  )
  const unreadIds = new Set(unread.map(({ id }) => id))
  const cards = outlines
    .filter(({ commission }) => isRunning(commission.status))
    .flatMap((outline) => {
      const { id } = outline.commission
      return cardOf(outline, { lng, today, plan: plans.get(id), unread: unreadIds.has(id) })
    })
  return {
    success: true,
    cards: cards.toSorted(byUrgency),
    week: { minutes: minutesAWeek, planned: plannedMinutes(plans.values(), today, boardDays) },
  }
}
