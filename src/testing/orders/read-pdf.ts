import { getDocumentProxy } from 'unpdf'

interface Item {
  readonly str: string
  readonly hasEOL: boolean
}

const isItem = (item: object): item is Item => 'str' in item && 'hasEOL' in item

/** The text of a page in order, with single spaces. */
const wordsOf = (items: readonly object[]) =>
  items
    .filter(isItem)
    .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
    .join('')
    .replace(/\s+/g, ' ')

/** Parses a PDF: the text of each page, and its metadata. */
export const readPdf = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(wordsOf(items))
  }
  const { info, metadata } = await pdf.getMetadata()
  const attached = new Map<string, Uint8Array>()
  for (const name of (await pdf.getAttachments())?.keys() ?? [])
    attached.set(name, new Uint8Array((await pdf.getAttachmentContent(name)) ?? []))
  const marked = await pdf.getMarkInfo()
  const tree = await (await pdf.getPage(1)).getStructTree()
  return { pages, text: pages.join(' '), info, marked, tree, attached, metadata }
}
