import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'
import { type CivilDate, startOfDayMs } from './civil-date.ts'
import { ordinal } from './spoken-day.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each way of saying: making a formatter costs a thousand times what using it does. */
const formatOf = (lng: Language, parts: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify([lng, parts])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locales[lng], { ...parts, day: 'numeric', timeZone: 'UTC' })
  formats.set(key, made)
  return made
}

/** Two days as they are said one after the other: « mardi 24 », « jeudi 26 novembre »; by their months when those differ. */
export const spokenRange = ({ from, to }: { from: CivilDate; to: CivilDate }, lng: Language) => {
  const say = (date: CivilDate, parts: Intl.DateTimeFormatOptions) => {
    return ordinal(formatOf(lng, parts).format(startOfDayMs(date)).replace(',', ''), lng)
  }
  if (from.slice(0, 7) !== to.slice(0, 7))
    return { from: say(from, { month: 'long' }), to: say(to, { month: 'long' }) }
  return { from: say(from, { weekday: 'long' }), to: say(to, { weekday: 'long', month: 'long' }) }
}
