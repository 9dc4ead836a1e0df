import { accessTokenMinutes } from '../../../platform/sessions/access-token.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { locales } from '../../../shared/i18n/locales.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { passwordLengths, sessionDays } from '../../accounts/accounts.limits.ts'

type Unit = 'minute' | 'hour' | 'day' | 'month' | 'year'

const daysAYear = 365

/** « 30 jours », « 3 ans »: a length of time, whole years as years. */
const lengthOf = (time: Readonly<Record<string, number>>, lng: Language) => {
  const words = (count: number, unit: Unit) =>
    new Intl.NumberFormat(locales[lng], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const { minutes, hours, days, months, years } = time
  if (years !== undefined) return words(years, 'year')
  if (months !== undefined) return words(months, 'month')
  if (hours !== undefined) return words(hours, 'hour')
  if (minutes !== undefined) return words(minutes, 'minute')
  if (days === undefined) throw new Error(`No length of time: ${Object.keys(time).join()}`)
  return days % daysAYear === 0 ? words(days / daysAYear, 'year') : words(days, 'day')
}

/** What the software itself decides and the texts say: how long personal data are kept, how an account is guarded. */
export const ownFacts = (lng: Language) => ({
  ...Object.fromEntries(
    Object.entries(retention).map(([what, time]) => [`kept.${what}`, lengthOf(time, lng)]),
  ),
  'account.passwordLength': String(passwordLengths.min),
  'account.sessionLife': lengthOf({ days: sessionDays }, lng),
  'account.tokenLife': lengthOf({ minutes: accessTokenMinutes }, lng),
})
