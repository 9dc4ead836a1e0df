import type { Language } from '../../../shared/i18n/languages.ts'
import { frenchTypography } from '../../../shared/text/typography.ts'
import { documentSchema, type HouseDocument } from '../document.schema.ts'
import { houseMarkdown } from './house-markdown.ts'

const frontMatter = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/s

/** The lines « name: value » above the text. */
const readHead = (head: string) =>
  Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )

/** A text in the typography of its language. */
export const typeset = (text: string, lng: Language) => (lng === 'fr' ? frenchTypography(text) : text)

/** The facts above a file, and the text below, in the typography of its language. */
const partsOf = (file: string, lng: Language) => {
  const { head = '', body = '' } = frontMatter.exec(file)?.groups ?? {}
  return { head: typeset(head, lng), body: typeset(body, lng) }
}

/** The Markdown of a file. */
export const bodyOf = (file: string, lng: Language) => partsOf(file, lng).body

/** Reads a file of `content/`: a few facts above, Markdown below; refuses one that lacks any. */
export const parseDocument = (file: string, lng: Language, anchors?: readonly string[]): HouseDocument => {
  const { head, body } = partsOf(file, lng)
  return documentSchema.parse({ ...readHead(head), ...houseMarkdown(body, { lng, anchors }) })
}
