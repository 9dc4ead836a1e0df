/** Cuts a longer text after the last whole word that fits and adds an ellipsis; a shorter text stays as it is. */
export const cutBetweenWords = (text: string, length: number) => {
  const characters = [...text]
  if (characters.length <= length) return text
  const first = characters.slice(0, length + 1).join('')
  const end = first.search(/[\s,;:.!?«“(–—]+\S*$/)
  return `${end > 0 ? first.slice(0, end) : characters.slice(0, length).join('')}…`
}

const mostOfDescription = 160

/**
 * The description of a page for search engines and shared links: one line, at most 160 characters with its ellipsis
 * (§2).
 */
export const metaDescription = (text: string) => {
  const line = text.replace(/[ \t\r\n]+/g, ' ').trim()
  return [...line].length <= mostOfDescription ? line : cutBetweenWords(line, mostOfDescription - 1)
}
