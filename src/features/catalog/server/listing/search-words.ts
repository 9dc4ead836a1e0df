/** More words than this narrow a search no further in practice. */
const wordLimit = 12

/** The words of a search: letters and digits only, so that nothing of the query language of the database passes. */
export const searchWords = (text: string): readonly string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, wordLimit)
