import { isSeen } from '../../../shared/text/plain-text.ts'

// Control characters have no meaning in a comment (a database refuses one of them), and marks that turn the direction
// of writing would turn the page around it.
const unwritten = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * A comment as it is kept: plain text in whole characters, with single line ends and at most one empty line in a row;
 * empty when there would be nothing to see.
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

/** The average as it is shown and told to search engines: with one decimal. */
export const shownRating = (average: number) => Math.round(average * 10) / 10
