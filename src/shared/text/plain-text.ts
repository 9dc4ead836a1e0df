const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/**
 * One line as the house keeps it: letters composed (NFC), ordinary spaces single. No-break spaces are French typography
 * and stay.
 */
export const oneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(/[ \t\n]+/g, ' ')
    .trim()

/** A text of several lines as the house keeps it: like one line, with line ends of one kind and never more than one line empty. */
export const paragraphs = (text: string) =>
  text
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

// Control characters except the line end, halves of letters, marks that turn the direction of writing.
const unreadable = /(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufeff]/u

// Neither a space nor a character that is drawn as nothing: joiners, fillers, marks of direction, the empty braille cell.
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u

/** Whether a text has anything to see. */
export const isSeen = (text: string) => visible.test(text)

/**
 * Whether all of a text can be read: nothing in it turns around what stands beside it, and what is not empty has
 * something to see.
 */
export const isPlainText = (text: string) => !unreadable.test(text) && (text === '' || isSeen(text))
