import { startOfDayMs } from '../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { locales } from '../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'

const format = (lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { dateStyle: 'medium', timeZone: 'UTC' })

const formats = { fr: format('fr'), en: format('en') }

/** A day of the calendar, short enough for a column. */
export const CivilDay = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap tabular-nums">
    {formats[useLanguage()].format(startOfDayMs(day))}
  </time>
)
