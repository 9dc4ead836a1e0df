import type { Paper } from '../../../../../platform/paper/paper.ts'
import { sheet, styles, textWidth } from '../../../../../platform/paper/style.ts'
import { type Column, tableHeight, writeTable } from '../../../../../platform/paper/table.ts'
import { formatExactEuros } from '../../../../../shared/money.ts'
import type { InvoiceContent } from '../../../invoice-content.ts'
import { amount, percentOf } from '../in-print.ts'
import { inBoth, invoiceWords as words } from '../invoice-words.ts'

const vatWidth = 200
const totalsWidth = 210

/** The tax of each rate and the totals, which must be on one page. */
export const writeInvoiceTotals = (paper: Paper, { totals, language }: InvoiceContent) => {
  const column = (name: Parameters<typeof inBoth>[0], width: number): Column => ({
    head: inBoth(name, language, styles.labelStrong),
    width,
    align: 'right',
  })
  const perRate = {
    columns: [
      { ...column(words.rate, vatWidth / 3), align: 'left' as const },
      column(words.base, vatWidth / 3),
      column(words.vat, vatWidth / 3),
    ],
    rows: totals.vat.map(({ rateBasisPoints, baseCents, vatCents }) => [
      [{ text: percentOf(rateBasisPoints), style: styles.figure }],
      [{ text: amount(baseCents), style: styles.figure }],
      [{ text: amount(vatCents), style: styles.figure }],
    ]),
  }
  const x = sheet.left + textWidth - totalsWidth
  const inAll = {
    x,
    columns: [
      { head: [], width: totalsWidth / 2, align: 'left' as const },
      { head: [], width: totalsWidth / 2, align: 'right' as const },
    ],
    rows: [
      [inBoth(words.totalNet, language), [{ text: formatExactEuros(totals.netCents), style: styles.text }]],
      [inBoth(words.totalVat, language), [{ text: formatExactEuros(totals.vatCents), style: styles.text }]],
      [
        inBoth(words.totalGross, language, styles.total),
        [{ text: formatExactEuros(totals.grossCents), style: styles.total }],
      ],
    ],
  }
  paper.y += 14
  paper.need(Math.max(tableHeight(perRate), tableHeight(inAll)))
  const { y } = paper
  writeTable(paper, perRate)
  const below = paper.y
  paper.y = y
  writeTable(paper, inAll)
  paper.y = Math.max(below, paper.y) + 18
}
