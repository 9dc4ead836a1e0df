/**
 * How long data about a person is kept (§12.2). The deleting jobs, the privacy notice and the page about cookies read
 * it here, so that the notices always match the jobs.
 */

/** The cookie with the language that the visitor chose. */
export const language = { days: 365 }

/** How long an answer about cookies is valid, also a refusal. */
export const cookieChoice = { months: 6 }
export const cookieProof = { years: 5 }

/** Counted from the last time that a customer signed in, ordered or came; its owner is told beforehand. */
export const account = { years: 3 }
export const accountNotice = { days: 30 }

/** The answer of an idempotency key: longer than any client retries, and longer than the usual day. */
export const answeredCall = { hours: 48 }

/** Counted from the end of the session, while one of its tokens could still be used. */
export const session = { days: 30 }
export const mailedLink = { days: 7 }
export const tries = { days: 2 }
export const securityLog = { days: 365 }

/** Counted from when a message was closed, or from the last answer without a reply. */
export const message = { days: 365 }

/** Counted from the end of an appointment. */
export const appointment = { years: 3 }

/** Counted from the last that happened to a wish or a quote that nobody agreed to. */
export const wish = { years: 3 }

/** Messages and pictures of a commission, counted from its end. */
export const conversation = { years: 1 }

/** Counted from the day on which the atelier took them; longer where the customer agreed to have them kept. */
export const workshopMeasures = { years: 1 }
export const agreedMeasures = { years: 3 }

/** After a longer wait a mail about a size would surprise the customer. */
export const alert = { days: 365 }
export const unconfirmedAlert = { hours: 48 }
export const alertMail = { days: 7 }

/** Counted from the last confirmation by the subscriber. */
export const subscription = { years: 3 }
export const unconfirmedSubscription = { days: 7 }

/** Counted from when a subscriber left: the proof of the withdrawn consent. */
export const subscriptionProof = { years: 5 }

/** Counted from the decision: an e-mail address, a refused testimonial, a settled report. */
export const decidedVoice = { days: 365 }
export const unconfirmedVoice = { days: 7 }

export const withdrawal = { years: 5 }

/** Counted from the end of the year: orders, their payments and papers (L123-22 C.com., L213-1 C.conso.). */
export const books = { years: 10 }
