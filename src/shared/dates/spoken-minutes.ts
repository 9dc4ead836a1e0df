import type { Language } from '../i18n/languages.ts'

const minutesAnHour = 60

/** An amount of work as it is said: « 2 h 30 », « 45 min ». */
export const spokenMinutes = (minutes: number, lng: Language): string => {
  const hours = Math.floor(minutes / minutesAnHour)
  const rest = minutes % minutesAnHour
  if (hours === 0) return `${rest}\u00a0min`
  if (rest === 0) return `${hours}\u00a0h`
  const both = String(rest).padStart(2, '0')
  return lng === 'fr' ? `${hours}\u00a0h\u00a0${both}` : `${hours}\u00a0h ${both}\u00a0min`
}
