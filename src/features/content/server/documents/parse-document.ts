import { Marked, type Token } from 'marked'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { frenchTypography } from '../../../../shared/typography.ts'
import { documentSchema, type HouseDocument } from '../../document.schema.ts'

const frontMatter = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/s

/** The lines « name: value » above the text. */
const readHead = (head: string) =>
  Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )

/** Links between pages keep the reader's language. */
const localizeLink = (lng: Language) => (token: Token) => {
  if (token.type === 'link' && token.href.startsWith('/')) token.href = localizedPath(token.href, lng)
}

/** The facts above a file, and the text below, in the typography of its language. */
const partsOf = (file: string, lng: Language) => {
  const { head = '', body = '' } = frontMatter.exec(file)?.groups ?? {}
  const set = (text: string) => (lng === 'fr' ? frenchTypography(text) : text)
  return { head: set(head), body: set(body) }
}

/** The Markdown of a file. */
export const bodyOf = (file: string, lng: Language) => partsOf(file, lng).body

/** Markdown as HTML whose links keep the reader's language. */
export const htmlOf = (markdown: string, lng: Language) =>
  new Marked({ walkTokens: localizeLink(lng) }).parse(markdown, { async: false })

/** Reads a file of `content/`: a few facts above, Markdown below; refuses one that lacks any. */
export const parseDocument = (file: string, lng: Language): HouseDocument => {
  const { head, body } = partsOf(file, lng)
  return documentSchema.parse({ ...readHead(head), html: htmlOf(body, lng) })
}
