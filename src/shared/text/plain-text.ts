const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/**
 * Normalizes one line: letters are composed (NFC), and ordinary spaces become single. No-break spaces are French
 * typography and stay.
 */
export const oneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(/[ \t\n]+/g, ' ')
    .trim()

/**
 * Normalizes a text of several lines: each line as above, line ends of one kind, and never more than one empty line.
 */
export const paragraphs = (text: string) =>
  text
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

// Control characters except the line end, halves of surrogate pairs, and marks that change the direction of writing.
const unreadable = /(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufeff]/u

// Neither a space nor an invisible character: joiners, fillers, direction marks, the empty braille cell.
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u

/** Whether a text has a visible character. */
export const isSeen = (text: string) => visible.test(text)

/**
 * Whether a text is readable: it has no mark that changes the direction of the text around it, and it is empty or has a
 * visible character.
 */
export const isPlainText = (text: string) => !unreadable.test(text) && (text === '' || isSeen(text))
