/** An element of a document; what is undefined is left out, and so is an element in which nothing is left. */
export type Content = string | readonly (Element | undefined)[]

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: Content
  /** Whether it stands even where nothing is in it. */
  readonly isKept?: boolean
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

/** What XML 1.0 cannot hold, even escaped. */
const impossible = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

const escaped = (text: string) =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (sign) => escapes.get(sign) ?? sign)

export const element = (
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): Element => ({ name, content, attributes })

/** An element that the schema asks for, even with nothing in it. */
export const keptElement = (name: string, content: Content): Element => ({
  ...element(name, content),
  isKept: true,
})

/** An element with a text, or nothing where there is none to say. */
export const textElement = (
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string>> = {},
) => (text ? element(name, text, attributes) : undefined)

const isEmpty = ({ content, isKept }: Element): boolean =>
  !isKept &&
  (typeof content === 'string'
    ? content === ''
    : content.every((each) => each === undefined || isEmpty(each)))

const written = ({ name, attributes, content }: Element): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : content.map((each) => (each === undefined || isEmpty(each) ? '' : written(each))).join('')
  return `<${name}${given.join('')}>${inner}</${name}>`
}

export const xmlDocument = (root: Element) => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`
