/** Control and format characters: line ends, escape codes of terminals, what turns the direction of writing. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text on one line in which every character shows, so that nothing logged can pass for a line or a command. */
export const clearText = (text: string) =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(
      unprintable,
      (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    )
