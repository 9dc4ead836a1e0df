import { isLanguage, type Language } from '../../shared/i18n/languages.ts'
import { isUuid } from '../../shared/ids/uuid.ts'
import { type OptionalPurpose, optionalPurposes } from '../../shared/privacy/optional-purposes.ts'
import { type ConsentMethod, consentMethods, consentMonths, policyVersion } from './consent.limits.ts'

export type CookieChoices = { readonly necessary: true } & Readonly<Record<OptionalPurpose, boolean>>

/** What a browser keeps of its answer, as `cookiePreferences` (§3). */
export interface KeptConsent extends CookieChoices {
  readonly version: number
  readonly expiresAt: string
  readonly consentId: string
  readonly method: ConsentMethod
  /** Which words it was given to: its proof says so, whatever is read when it is sent. */
  readonly language: Language
  /** The Idempotency-Key of its proof, as long as the house has not answered it. */
  readonly proofKey?: string
}

/** Yes to everything, or no to all that can be refused. */
export const allOf = (isGranted: boolean): CookieChoices => ({
  necessary: true,
  analytics: isGranted,
  marketing: isGranted,
  preferences: isGranted,
})

/** The moment some months later; the last day of a month where that day is missing. */
const monthsAfter = (nowMs: number, months: number) => {
  const moment = new Date(nowMs)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() + months)
  if (moment.getUTCDate() !== day) moment.setUTCDate(0)
  return moment
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const keyOf = (value: unknown) =>
  typeof value === 'string' && isUuid(value) ? { proofKey: value } : undefined

/** Makes sense of what is stored; nothing, unless it is whole. */
export const readConsent = (text: string | null): KeptConsent | null => {
  const kept = text === null ? null : parsed(text)
  if (!isRecord(kept) || kept.necessary !== true) return null
  const { analytics, marketing, preferences, version, expiresAt, consentId, language, proofKey } = kept
  const method = consentMethods.find((known) => known === kept.method)
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof preferences !== 'boolean')
    return null
  if (typeof version !== 'number' || typeof expiresAt !== 'string' || !method) return null
  if (typeof consentId !== 'string' || !isUuid(consentId) || !isLanguage(language)) return null
  const choices = { necessary: true as const, analytics, marketing, preferences }
  return { ...choices, version, expiresAt, consentId, method, language, ...keyOf(proofKey) }
}

/** Whether an answer still stands: given to these words, and not longer ago than it may be kept. */
export const isInForce = ({ version, expiresAt }: KeptConsent, nowMs: number) => {
  const endsMs = Date.parse(expiresAt)
  return version === policyVersion && endsMs > nowMs && endsMs <= monthsAfter(nowMs, consentMonths).getTime()
}

/** How an answer came about: taking back what was granted is a withdrawal, whichever button was pressed. */
export const methodOf = (
  before: CookieChoices | null,
  after: CookieChoices,
  pressed: Exclude<ConsentMethod, 'withdrawn'>,
): ConsentMethod =>
  before && optionalPurposes.some((purpose) => before[purpose] && !after[purpose]) ? 'withdrawn' : pressed

/** The four answers alone, out of what is kept of one. */
export const choicesOf = ({
  necessary,
  analytics,
  marketing,
  preferences,
}: CookieChoices): CookieChoices => ({
  necessary,
  analytics,
  marketing,
  preferences,
})

export interface Answered {
  readonly choices: CookieChoices
  readonly method: ConsentMethod
  readonly language: Language
  /** Of this browser: the same for all its answers. */
  readonly consentId: string
  readonly proofKey: string
  readonly nowMs: number
}

/** An answer as it is kept from now on. */
export const consentOf = ({ choices, nowMs, ...answered }: Answered): KeptConsent => ({
  ...choices,
  version: policyVersion,
  expiresAt: monthsAfter(nowMs, consentMonths).toISOString(),
  ...answered,
})

/** What an answer allows. */
export const grantedBy = (consent: KeptConsent | null): readonly OptionalPurpose[] =>
  consent ? optionalPurposes.filter((purpose) => consent[purpose]) : []
