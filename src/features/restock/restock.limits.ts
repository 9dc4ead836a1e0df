/** How long the link that confirms an address is good for; what was not confirmed by then is forgotten. */
export const confirmHours = 48

/** How long somebody waits for a size; after that she would be surprised to hear of it. */
export const waitsDays = 365

/** How long the house keeps a mail of these that has left. */
export const sentMailDays = 7

/** Mails that are written in one transaction. */
export const mailsAtOnce = 50

/** What a link of a mail proves is never longer. */
export const linkWordLength = 100
