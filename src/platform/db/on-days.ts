import { and, type SQLWrapper, sql } from 'drizzle-orm'
import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Range } from '../../shared/ranges/ranges.ts'
import { startOfDay } from '../clock.ts'

/** Whether a moment is on some days by the clocks of Paris; days without bounds ask for nothing. */
export const onDays = (moment: SQLWrapper, days: Range<CivilDate> | undefined) =>
  and(
    days?.from === undefined ? undefined : sql`${moment} >= ${startOfDay(days.from).toISOString()}`,
    days?.to === undefined ? undefined : sql`${moment} < ${startOfDay(addDays(days.to, 1)).toISOString()}`,
  )
