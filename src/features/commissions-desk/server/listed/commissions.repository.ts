import { and, count, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { highestFirst, lowestFirst, type PageInput, pageOf } from '../../../../platform/db/pages/page-of.ts'
import { isSought, readSought } from '../../../../platform/db/sought.ts'
import { together } from '../../../../platform/db/together.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { Range } from '../../../../shared/ranges/ranges.ts'
import { commissions } from '../../../commissions/server/commissions.table.ts'
import {
  type CommissionStatus,
  commissionStatuses,
} from '../../../commissions/stages/commission-status.rules.ts'
import type { waitingFor } from '../../commissions-desk.limits.ts'
import { isCustomersTurn, isHousesTurn, isRunningRow } from './turn.ts'

interface FindInput extends PageInput {
  readonly status?: CommissionStatus | undefined
  readonly waiting?: (typeof waitingFor)[number] | undefined
  readonly event?: Range<CivilDate> | undefined
  readonly search?: string | undefined
  readonly today: CivilDate
}

const onEvent = (range: Range<CivilDate> | undefined) =>
  range &&
  and(
    isNotNull(commissions.eventDate),
    range.from === undefined ? undefined : gte(commissions.eventDate, range.from),
    range.to === undefined ? undefined : lte(commissions.eventDate, range.to),
  )

const isWanted = ({ waiting, event, search, today }: FindInput): SQL | undefined =>
  and(
    waiting === 'house' ? isHousesTurn : undefined,
    waiting === 'customer' ? isCustomersTurn(today) : undefined,
    onEvent(event),
    search === undefined ? undefined : isSought(sql`${commissions}.sought`, readSought(search)),
  )

/** One page of commissions: those that go on, by the day of their event; then those that ended, the newest first. */
export const findCommissions = async (db: Db, wanted: FindInput) => {
  const { status } = wanted
  const one = pageOf({
    ...wanted,
    order: [
      highestFirst(isRunningRow),
      lowestFirst(
        sql`case when ${isRunningRow} then coalesce(${commissions.eventDate}, 'infinity') else 'infinity' end`,
      ),
      highestFirst(commissions.createdAt),
      lowestFirst(commissions.id),
    ],
    rows: commissions,
    id: commissions.id,
  })
  const ofAll = isWanted(wanted)
  const [rows, counted] = await together(
    db
      .select({ commission: commissions, waitsForHouse: sql<boolean>`${isHousesTurn}` })
      .from(commissions)
      .where(and(status && eq(commissions.status, status), ofAll, one.begins))
      .orderBy(...one.orderBy)
      .limit(one.limit)
      .offset(one.offset),
    db
      .select({ status: commissions.status, rows: count() })
      .from(commissions)
      .where(ofAll)
      .groupBy(commissions.status),
  )
  const countOf = (of: CommissionStatus) => counted.find((each) => each.status === of)?.rows ?? 0
  const counts = Object.fromEntries(commissionStatuses.map((of) => [of, countOf(of)])) as Record<
    CommissionStatus,
    number
  >
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return { rows: one.shown(rows), counts, count: status ? counts[status] : all }
}
