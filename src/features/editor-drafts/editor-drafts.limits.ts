export const recordLength = 120
/** As JSON, with what it began from. */
export const heaviestDraftBytes = 200_000
/** A form has fields, fields have rows, and rows have values; nothing that is typed lies deeper. */
export const deepestDraft = 8
/** The most drafts of one member; the one that was typed at longest ago makes room. */
export const mostDrafts = 50
export const draftsKept = { days: 30 }
