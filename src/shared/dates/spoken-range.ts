import { type CivilDate, startOfDayMs } from '../calendar/civil-date.ts'
import type { Language } from '../i18n/languages.ts'
import { dateFormat } from './date-format.ts'

const day = { day: 'numeric', timeZone: 'UTC' } as const
const ofMonth = dateFormat({ ...day, month: 'long' })
const ofWeek = dateFormat({ ...day, weekday: 'long' })
const ofWeekAndMonth = dateFormat({ ...day, weekday: 'long', month: 'long' })

/**
 * The two days of a range for a sentence: « mardi 24 », « jeudi 26 novembre »; each with its month when the months
 * differ.
 */
export const spokenRange = ({ from, to }: { from: CivilDate; to: CivilDate }, lng: Language) => {
  const say = (date: CivilDate, format: ReturnType<typeof dateFormat>) =>
    format(lng).format(startOfDayMs(date)).replace(',', '')
  if (from.slice(0, 7) !== to.slice(0, 7)) return { from: say(from, ofMonth), to: say(to, ofMonth) }
  return { from: say(from, ofWeek), to: say(to, ofWeekAndMonth) }
}
