import { dayAndTime } from '../../shared/dates/day-and-time.ts'
import { useLanguage } from '../api/use-language.ts'

/** Shows a date and time in the time zone of the house. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap tabular-nums">
    {dayAndTime(at, useLanguage())}
  </time>
)
