/** What a mail of the newsletter is written once for. */
export const mailCause = (what: string) => `newsletter:${what}`
