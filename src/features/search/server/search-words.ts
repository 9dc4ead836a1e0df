/** More words than this narrow a search no further in practice. */
const wordLimit = 12

/**
 * The words of a search: letters and digits only, so that nothing of the query language of the database passes. An
 * accent alone is no word: taken for a beginning, it would be that of everything.
 */
export const searchWords = (text: string): readonly string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  ).slice(0, wordLimit)
