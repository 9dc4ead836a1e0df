import { addDays, type CivilDate, daysBetween, yearOf } from '../../../../shared/calendar/civil-date.ts'
import { frenchHolidays } from '../../../../shared/calendar/french-holidays.ts'
import { closes, openHoursOf } from '../../../appointments/opening.rules.ts'
import type { ClosureRow } from '../../../appointments/server/appointments.table.ts'
import type { House } from '../../../settings/house.schema.ts'
import type { CalendarDay } from '../../admin-appointments.contract.ts'

interface Days {
  readonly from: CivilDate
  readonly to: CivilDate
}

interface Opening {
  readonly hours: House['hours']
  readonly closures: readonly ClosureRow[]
}

/** The opening hours and the closures of each day. */
export const calendarDays = ({ from, to }: Days, { hours, closures }: Opening): CalendarDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).map((date) => ({
    date,
    holiday: frenchHolidays(yearOf(date)).includes(date),
    hours: [...openHoursOf(date, hours)],
    closures: closures
      .filter((closure) => closes(closure, date))
      .map(({ id, fromTime, toTime, salon, reason }) => ({
        _id: id,
        from: fromTime ?? '00:00',
        to: toTime ?? '24:00',
        salon,
        reason,
      })),
  }))
