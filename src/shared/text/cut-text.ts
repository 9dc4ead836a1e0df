/** The whole words among the first characters of a longer text, then an ellipsis; a text that is no longer stays as it is. */
export const cutBetweenWords = (text: string, length: number) => {
  const characters = [...text]
  if (characters.length <= length) return text
  const first = characters.slice(0, length + 1).join('')
  const end = first.search(/[\s,;:.!?«“(–—]+\S*$/)
  return `${end > 0 ? first.slice(0, end) : characters.slice(0, length).join('')}…`
}

const mostOfDescription = 160

/** What search engines and shared links say of a page: one line, at most 160 characters with its ellipsis (§2). */
export const metaDescription = (text: string) => {
  const line = text.replace(/[ \t\r\n]+/g, ' ').trim()
  return [...line].length <= mostOfDescription ? line : cutBetweenWords(line, mostOfDescription - 1)
}
