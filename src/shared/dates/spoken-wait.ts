import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'

const minute = 60
const hour = 60 * minute

const unitOf = (seconds: number) => {
  if (seconds < minute) return { unit: 'second', length: 1 }
  return seconds <= hour - minute ? { unit: 'minute', length: minute } : { unit: 'hour', length: hour }
}

/** « 14 minutes »: how long a caller must wait, rounded up, so that a retry after that time is accepted. */
export const spokenWait = (seconds: number, lng: Language) => {
  const { unit, length } = unitOf(seconds)
  return new Intl.NumberFormat(locales[lng], { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  )
}
