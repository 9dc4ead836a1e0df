import { startOfDayMs } from '../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../shared/dates/date-format.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'

const format = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** A day of the calendar, short enough for a column. */
export const CivilDay = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap tabular-nums">
    {format(useLanguage()).format(startOfDayMs(day))}
  </time>
)
