/** What a mail about a message is written once for. */
export const mailCause = (what: string) => `contact:${what}`
