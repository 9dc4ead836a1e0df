import * as retention from '../../shared/privacy/retention.ts'

/** How long the link that confirms an address is good for; what was not confirmed by then is forgotten. */
export const confirmHours = retention.unconfirmedAlert.hours

/** Mails that are written in one transaction. */
export const mailsAtOnce = 50

/** The longest key that a link of a mail has. */
export const linkWordLength = 100
