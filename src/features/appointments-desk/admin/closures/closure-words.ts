import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { spokenDays } from '../../../../shared/dates/spoken-days.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { StaffClosure } from '../../unavailable-dates.contract.ts'

interface Spoken {
  readonly t: Translation<'staffCalendar'>
  readonly lng: Language
}

/** The days of a closure, such as « 2–8 novembre 2026 ». */
export const daysOfClosure = ({ firstDay, lastDay }: StaffClosure, lng: Language) =>
  firstDay === lastDay ? spokenDay(firstDay, lng) : spokenDays({ from: firstDay, to: lastDay }, lng)

const hoursOfClosure = ({ fromTime, toTime }: StaffClosure, { t }: Spoken) => {
  if (fromTime !== null && toTime !== null) return t('closed.hours', { from: fromTime, to: toTime })
  if (fromTime !== null) return t('closed.after', { from: fromTime })
  return toTime === null ? t('closed.allDay') : t('closed.until', { to: toTime })
}

/** The hours, the salon and the repetition of a closure, such as « toute la journée, salon Ivoire, chaque année ». */
export const termsOfClosure = (closure: StaffClosure, { t, lng }: Spoken) => {
  const { salon, repeats, repeatsUntil } = closure
  const again =
    repeats !== 'never' &&
    (repeatsUntil === null
      ? t(`closed.${repeats}`)
      : t(`closed.${repeats}Until`, { day: spokenDay(repeatsUntil, lng) }))
  return [hoursOfClosure(closure, { t, lng }), salon ? t(`inSalon.${salon}`) : t('closed.house'), again]
    .filter(Boolean)
    .join(', ')
}
