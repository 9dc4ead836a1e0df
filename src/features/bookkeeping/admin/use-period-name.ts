import { startOfDayMs } from '../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../shared/dates/date-format.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Names a year, a month of it or a day: « 2026 », « novembre 2026 », « 14 nov. 2026 ». */
export const usePeriodName = () => {
  const lng = useLanguage()
  return (period: string) => {
    if (period.length === 4) return period
    return (period.length === 7 ? month : day)(lng).format(startOfDayMs(period))
  }
}
