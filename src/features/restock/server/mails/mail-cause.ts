/** The cause key of a mail about an awaited size, so that each is written only once. */
export const mailCause = (what: string) => `restock:${what}`
