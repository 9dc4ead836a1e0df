/** The event that a mail of the newsletter is about: one mail is written for it. */
export const mailCause = (what: string) => `newsletter:${what}`
