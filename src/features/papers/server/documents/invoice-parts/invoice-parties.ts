import { type Cell, spaced, writeColumns } from '../../../../../platform/paper/columns.ts'
import type { Paper } from '../../../../../platform/paper/paper.ts'
import { styles, textWidth } from '../../../../../platform/paper/style.ts'
import type { InvoiceContent } from '../../../invoice-content.ts'
import type { PrintedParty, Wording } from '../../../printed-parties.ts'
import { groupedDigits, partyLines, sellerLines, vatNumberOf } from '../in-print.ts'
import { inBoth, invoiceWords as words } from '../invoice-words.ts'

const asText = (lines: readonly string[]): Cell => lines.map((text) => ({ text, style: styles.small }))

/** The registration numbers of a buyer that is a company (§11.11). */
const companyLines = ({ siren, vatNumber }: PrintedParty) => [
  ...(siren ? [`SIREN ${groupedDigits(siren)}`] : []),
  ...(vatNumber ? [vatNumberOf(vatNumber)] : []),
]

/** The seller, the buyer, and the address of delivery. */
export const writeInvoiceParties = (paper: Paper, content: InvoiceContent) => {
  const { kind, language, seller, buyer, deliveryAddress } = content
  const party = (name: Wording, lines: readonly string[]): Cell => [
    ...inBoth(name, language, styles.label),
    ...spaced(asText(lines)),
  ]
  const cells = [
    party(words.seller, sellerLines(seller)),
    party(words.buyer[kind], [...partyLines(buyer), ...companyLines(buyer)]),
    ...(deliveryAddress ? [party(words.deliveredTo, partyLines(deliveryAddress))] : []),
  ]
  writeColumns(paper, { cells, width: (textWidth * cells.length) / 3 })
  paper.y += 20
}
