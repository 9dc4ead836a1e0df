import { isSeen } from '../../../shared/text/plain-text.ts'

// Control characters have no meaning in a comment, and the database refuses one of them. Characters that change the
// direction of writing would also change it in the page around the comment.
const unwritten = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * A comment as it is stored: well-formed plain text, with « \n » as line end and at most one empty line in a row. It is
 * empty when nothing of it would be visible.
 */
export const tidyComment = (written: string) => {
  const tidy = written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unwritten, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return isSeen(tidy) ? tidy : ''
}

/** The average as pages and search engines show it, with one decimal. */
export const shownRating = (average: number) => Math.round(average * 10) / 10
