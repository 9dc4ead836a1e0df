/** In practice more words than this do not narrow a search any further. */
const wordLimit = 12

/**
 * The words of a search. They contain letters and digits only, so that no operator of the database's query language
 * gets through. An accent alone is not a word: read as the beginning of a word, it would match every word.
 */
export const searchWords = (text: string): readonly string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  ).slice(0, wordLimit)
