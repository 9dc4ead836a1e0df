import * as retention from '../../shared/retention.ts'

/** How long the link that confirms an address is good for; what was not confirmed by then is forgotten. */
export const confirmHours = retention.unconfirmedAlert.hours

/** Mails that are written in one transaction. */
export const mailsAtOnce = 50

/** What a link of a mail proves is never longer. */
export const linkWordLength = 100
