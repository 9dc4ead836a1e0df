import * as retention from '../../shared/privacy/retention.ts'

/** Raised with each change of what the categories hold: every visitor is asked again (§12.1). */
export const policyVersion = 1

/** For how long an answer stands, a refusal as well. */
export const consentMonths = retention.cookieChoice.months

/** How an answer came about. */
export const consentMethods = ['accept_all', 'refuse_all', 'custom', 'withdrawn'] as const

export type ConsentMethod = (typeof consentMethods)[number]
