/** Control and format characters: line ends, escape codes of terminals, marks that change the direction of writing. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * The text on one line with every character visible, so that a logged text cannot imitate a log line or send a terminal
 * command.
 */
export const clearText = (text: string) =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(
      unprintable,
      (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    )
