import { startOfDayMs } from '../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../shared/dates/date-format.ts'
import { centsOfEuros, formatExactEuros } from '../../shared/money.ts'
import { useLanguage } from '../api/use-language.ts'
import { Price } from '../price.tsx'

const format = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** A day of the books, short enough for a column. */
export const BookedDay = ({ day }: { readonly day: string }) => (
  <time dateTime={day} className="whitespace-nowrap tabular-nums">
    {format(useLanguage()).format(startOfDayMs(day))}
  </time>
)

/** An amount with its cents, as books write it. */
export const Amount = ({ euros }: { readonly euros: number }) => (
  <Price amount={formatExactEuros(centsOfEuros(euros))} />
)

/** An amount that stands on one side of an account: nothing where it is 0. */
export const SideAmount = ({ euros }: { readonly euros: number }) =>
  euros === 0 ? null : <Amount euros={euros} />
