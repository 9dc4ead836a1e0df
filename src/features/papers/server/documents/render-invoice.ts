import { drawFoot, drawRunningHead, writeLetterhead } from '../../../../platform/paper/letterhead.ts'
import { Paper } from '../../../../platform/paper/paper.ts'
import { writeTitle } from '../../../../platform/paper/title.ts'
import { ciiOfInvoice } from '../../factur-x/cii-of-invoice.ts'
import { facturXFile, facturXMetadata } from '../../factur-x/factur-x-metadata.ts'
import type { InvoiceContent } from '../../invoice-content.ts'
import { addsUp } from '../../invoice-totals.ts'
import { imprintOf } from './in-print.ts'
import { writeInvoiceFacts } from './invoice-parts/invoice-facts.ts'
import { writeInvoiceLines } from './invoice-parts/invoice-lines.ts'
import { writeInvoiceNotes } from './invoice-parts/invoice-notes.ts'
import { writeInvoiceParties } from './invoice-parts/invoice-parties.ts'
import { writeInvoiceTotals } from './invoice-parts/invoice-totals.ts'
import { invoiceWords as words } from './invoice-words.ts'

/**
 * Renders an invoice or a credit note as a PDF that bears it as data as well (Factur-X). The same content always gives the same bytes: it is printed once, when
 * it is issued, and kept. If its amounts do not add up, that is a bug and it is not printed.
 */
export const renderInvoice = (content: InvoiceContent): Promise<Uint8Array> => {
  if (!addsUp(content)) throw new Error(`${content.number} does not add up`)
  const { fr, en } =
    content.kind === 'invoice' && content.isAdvance ? words.advance : words.title[content.kind]
  const title = `${fr} ${content.number}`
  const paper = new Paper({ title, lng: 'fr-FR', madeAt: new Date(content.issuedOn) })
  paper.headFurtherPages(() => drawRunningHead(paper, { left: content.seller.houseName, right: title }))
  writeLetterhead(paper, content.seller)
  const number = `N°\u00a0${content.number}`
  writeTitle(paper, { title: fr, number, ...(content.language === 'en' && { below: en, belowLang: 'en' }) })
  writeInvoiceFacts(paper, content)
  writeInvoiceParties(paper, content)
  writeInvoiceLines(paper, content)
  writeInvoiceTotals(paper, content)
  writeInvoiceNotes(paper, content)
  paper.attach({
    name: facturXFile,
    type: 'text/xml',
    description: title,
    bytes: new TextEncoder().encode(ciiOfInvoice(content)),
    metadata: facturXMetadata,
  })
  const imprint = imprintOf(content.seller)
  return paper.finish((page, pages) =>
    drawFoot(paper, { imprint, place: `${words.page.fr} ${page}/${pages}` }),
  )
}
