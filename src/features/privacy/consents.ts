/**
 * What the house asks consent for in an account: to keep measures beyond the year after a delivery, and to call about
 * something else than an order or an appointment. Mails and cookies are asked about where they are offered.
 */
export const consentPurposes = ['keep-measures', 'phone-calls'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/**
 * Raised with each change of the wording, in either language: an answer is valid only for the wording that was shown.
 */
export const consentWording = 1
