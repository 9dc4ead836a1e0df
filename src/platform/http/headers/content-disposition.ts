/** The characters that encodeURIComponent keeps and RFC 8187 does not allow. */
const unsafe = /['()*]/g

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** The name for programs that do not know `filename*`: without accents, quotes or slashes. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_')

/** The header of a file that the browser shows and saves under this name (RFC 6266). */
export const contentDisposition = (fileName: string) => {
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(unsafe, percent)
  return `inline; filename="${plainName(fileName)}"; filename*=UTF-8''${encoded}`
}
