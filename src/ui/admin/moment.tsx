import { dayAndTime } from '../../shared/day-and-time.ts'
import { useLanguage } from '../api/use-language.ts'

/** Day and time of something, by the house's clock. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap tabular-nums">
    {dayAndTime(at, useLanguage())}
  </time>
)
