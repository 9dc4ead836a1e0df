import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { renderContract } from '../../features/papers/server/documents/render-contract.ts'
import { renderInvoice } from '../../features/papers/server/documents/render-invoice.ts'
import { aContract } from '../../testing/orders/a-contract.ts'
import { aCreditNote, anInvoice } from '../../testing/orders/an-invoice.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** The marked-content id of a node; an ornament has none. */
const idOf = (node: object) => ('id' in node && typeof node.id === 'string' ? [node.id] : [])

/** The ids in the structure, in reading order. */
const placedIn = (node: object): readonly string[] =>
  'children' in node && Array.isArray(node.children)
    ? node.children.flatMap((child: object) => placedIn(child))
    : idOf(node)

/** The ids of the content on a page, without ornaments, and the ids in its structure. */
const contentOf = async (pdf: Pdf, number: number) => {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  return { written: items.flatMap(idOf), placed: placedIn((await page.getStructTree()) ?? {}) }
}

const english = { language: 'en' } as const

describe('a paper that is read aloud', () => {
  const papers = {
    'an invoice': () => renderInvoice(anInvoice()),
    'an English invoice': () => renderInvoice(anInvoice(english)),
    'a credit note': () => renderInvoice(aCreditNote()),
    'an English credit note': () => renderInvoice(aCreditNote(english)),
    'a contract': () => renderContract(aContract()),
    'an English contract': () => renderContract(aContract(english)),
  }

  const expectAllOnce = async (print: () => Promise<Uint8Array>) => {
    const pdf = await getDocumentProxy(await print())
    for (let number = 1; number <= pdf.numPages; number++) {
      const { written, placed } = await contentOf(pdf, number)
      expect(placed.length).toBeGreaterThan(0)
      expect(placed.toSorted()).toEqual(written.toSorted())
      expect(new Set(placed).size).toBe(placed.length)
    }
  }

  for (const [what, print] of Object.entries(papers))
    it(
      `says everything that is written, once: ${what}`,
      { tags: what === 'an invoice' ? [] : ['deep'] },
      () => expectAllOnce(print),
    )
})
