/**
 * How long the house keeps what it knows of a person (§12.2). The jobs that forget read it here, and so do the
 * privacy notice and the page about cookies: neither says what the other does not do.
 */

/** The language that was asked for, in a cookie. */
export const language = { days: 365 }

/** For how long an answer about cookies stands, a refusal as well. */
export const cookieChoice = { months: 6 }
export const cookieProof = { years: 5 }

/** What was answered under a key: longer than any client goes on trying, and than the day that is usual elsewhere. */
export const answeredCall = { hours: 48 }

/** After its end, while one of its tokens could come back. */
export const session = { days: 30 }
export const mailedLink = { days: 7 }
export const tries = { days: 2 }
export const securityLog = { days: 365 }

/** After a message was closed, or after the last answer that nothing followed. */
export const message = { days: 365 }

/** After the end of a visit. */
export const appointment = { years: 3 }

/** After a longer wait a mail about a size would be a surprise. */
export const alert = { days: 365 }
export const unconfirmedAlert = { hours: 48 }
export const alertMail = { days: 7 }

/** An address that never came back. */
export const subscription = { years: 3 }
export const unconfirmedSubscription = { days: 7 }

/** The proof of a consent that was taken back. */
export const subscriptionProof = { years: 5 }

/** After the decision: an e-mail address, a refused testimonial, a settled report. */
export const decidedVoice = { days: 365 }
export const unconfirmedVoice = { days: 7 }

export const withdrawal = { years: 5 }
