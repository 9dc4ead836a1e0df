import * as retention from '../../shared/privacy/retention.ts'

/** How long the link that confirms an address is valid; an unconfirmed alert is deleted after this time. */
export const confirmHours = retention.unconfirmedAlert.hours

/** The largest number of mails that one transaction writes. */
export const mailsAtOnce = 50

/** The longest key that a link of a mail has. */
export const linkWordLength = 100
