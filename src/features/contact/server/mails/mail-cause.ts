/** The event that a mail about a message is about: one mail is written for it. */
export const mailCause = (what: string) => `contact:${what}`
