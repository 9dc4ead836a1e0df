import type { Cell } from '../../../../../platform/paper/columns.ts'
import type { Paper } from '../../../../../platform/paper/paper.ts'
import { styles, textWidth } from '../../../../../platform/paper/style.ts'
import { type Column, writeTable } from '../../../../../platform/paper/table.ts'
import type { Language } from '../../../../../shared/i18n/languages.ts'
import type { InvoiceContent, InvoiceLine } from '../../../invoice-content.ts'
import type { Wording } from '../../../printed-parties.ts'
import { amount, percentOf } from '../in-print.ts'
import { inBoth, invoiceWords as words } from '../invoice-words.ts'

interface Figure {
  readonly name: Wording
  readonly width: number
  readonly of: (line: InvoiceLine) => string
}

const figures: readonly Figure[] = [
  { name: words.quantity, width: 28, of: ({ quantity }) => String(quantity) },
  { name: words.unit, width: 60, of: ({ unitNetCents }) => amount(unitNetCents) },
  { name: words.discount, width: 56, of: ({ discountNetCents }) => discountOf(discountNetCents) },
  { name: words.net, width: 60, of: ({ netCents }) => amount(netCents) },
  { name: words.rate, width: 44, of: ({ vatRateBasisPoints }) => percentOf(vatRateBasisPoints) },
  { name: words.vat, width: 52, of: ({ vatCents }) => amount(vatCents) },
  { name: words.gross, width: 54, of: ({ grossCents }) => amount(grossCents) },
]

const discountOf = (cents: number) => (cents === 0 ? '–' : amount(-cents))

const inFrench = ({ description, details }: InvoiceLine): Cell => [
  { text: description.fr, style: styles.text },
  ...details.map(({ fr }) => ({ text: fr, style: styles.label })),
]

const inEnglish = ({ description, details }: InvoiceLine): Cell =>
  [description, ...details].flatMap(({ fr, en }) =>
    en && en !== fr ? [{ text: en, style: styles.label, lang: 'en' }] : [],
  )

const describedIn = (line: InvoiceLine, language: Language): Cell =>
  language === 'en' ? [...inFrench(line), ...inEnglish(line)] : inFrench(line)

/** The lines with their details; the column of discounts appears only if there is one. */
export const writeInvoiceLines = (paper: Paper, { lines, language }: InvoiceContent) => {
  const isReduced = lines.some(({ discountNetCents }) => discountNetCents > 0)
  const shown = figures.filter(({ name }) => name !== words.discount || isReduced)
  const described: Column = {
    head: inBoth(words.description, language, styles.labelStrong),
    width: textWidth - shown.reduce((sum, { width }) => sum + width, 0),
    align: 'left',
  }
  writeTable(paper, {
    columns: [
      described,
      ...shown.map(
        ({ name, width }): Column => ({
          head: inBoth(name, language, styles.labelStrong),
          width,
          align: 'right',
        }),
      ),
    ],
    rows: lines.map((line) => [
      describedIn(line, language),
      ...shown.map((figure): Cell => [{ text: figure.of(line), style: styles.figure }]),
    ]),
  })
}
