/** What a mail about an awaited size is written once for. */
export const mailCause = (what: string) => `restock:${what}`
