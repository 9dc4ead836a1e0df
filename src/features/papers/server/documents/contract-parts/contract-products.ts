import type { Cell } from '../../../../../platform/paper/columns.ts'
import { writeText } from '../../../../../platform/paper/flow.ts'
import type { Paper } from '../../../../../platform/paper/paper.ts'
import { sheet, styles, textWidth } from '../../../../../platform/paper/style.ts'
import { type Column, tableHeight, writeTable } from '../../../../../platform/paper/table.ts'
import { longDay } from '../../../../../shared/dates/long-day.ts'
import type { Language } from '../../../../../shared/i18n/languages.ts'
import { formatExactEuros } from '../../../../../shared/money.ts'
import type { ContractContent, ContractLine } from '../../../contract-content.ts'
import { contractWords } from '../contract-words.ts'
import { inLanguage, percentOf } from '../in-print.ts'

const widths = { quantity: 40, unit: 84, amount: 84 }

/** A product with its details, its delivery days, and whether it can be sent back. */
const productOf = ({ description, details, promise, withdrawal }: ContractLine, lng: Language): Cell => {
  const words = contractWords[lng]
  const days = words.promise(longDay(promise.from, lng), longDay(promise.to, lng))
  return [
    { text: inLanguage(description, lng), style: styles.text },
    ...details.map((detail) => ({ text: inLanguage(detail, lng), style: styles.label })),
    { text: days, style: styles.small },
    withdrawal === 'eligible'
      ? { text: words.eligible, style: styles.small }
      : { text: words.excluded, style: styles.smallStrong },
  ]
}

const totalsOf = (content: ContractContent, lng: Language): readonly (readonly [string, string])[] => {
  const { subtotalCents, discount, shippingCents, totalCents, vat } = content
  const words = contractWords[lng]
  const euros = (cents: number) => formatExactEuros(cents)
  return [
    [words.subtotal, euros(subtotalCents)],
    ...(discount ? [[inLanguage(discount.name, lng), euros(-discount.cents)] as const] : []),
    [words.shipping, shippingCents === 0 ? words.free : euros(shippingCents)],
    [words.total, euros(totalCents)],
    ...vat
      .filter(({ vatCents }) => vatCents > 0)
      .map(
        ({ rateBasisPoints, baseCents, vatCents }) =>
          [words.vatOf(percentOf(rateBasisPoints, lng), euros(baseCents)), euros(vatCents)] as const,
      ),
  ]
}

const totalsWidth = 260

const writeTotals = (paper: Paper, content: ContractContent, lng: Language) => {
  const words = contractWords[lng]
  const table = {
    x: sheet.left + textWidth - totalsWidth,
    columns: [
      { head: [], width: totalsWidth - 100, align: 'left' as const },
      { head: [], width: 100, align: 'right' as const },
    ],
    rows: totalsOf(content, lng).map((row) => {
      const style = row[0] === words.total ? styles.total : styles.small
      return row.map((text): Cell => [{ text, style }])
    }),
  }
  paper.y += 14
  paper.need(tableHeight(table))
  writeTable(paper, table)
  const regime = words.regimes[content.vatRegime]
  paper.y += 8
  if (regime) writeText(paper, { text: regime, style: styles.small })
  paper.y += 18
}

/** The products with their prices, and the totals. */
export const writeContractProducts = (paper: Paper, content: ContractContent, lng: Language) => {
  const words = contractWords[lng]
  const figures: readonly Column[] = [
    { head: [{ text: words.quantity, style: styles.labelStrong }], width: widths.quantity, align: 'right' },
    { head: [{ text: words.unit, style: styles.labelStrong }], width: widths.unit, align: 'right' },
    { head: [{ text: words.amount, style: styles.labelStrong }], width: widths.amount, align: 'right' },
  ]
  const width = textWidth - figures.reduce((sum, column) => sum + column.width, 0)
  writeTable(paper, {
    columns: [
      { head: [{ text: words.product, style: styles.labelStrong }], width, align: 'left' },
      ...figures,
    ],
    rows: content.lines.map((line) => [
      productOf(line, lng),
      [{ text: String(line.quantity), style: styles.figure }],
      [{ text: formatExactEuros(line.unitGrossCents), style: styles.figure }],
      [{ text: formatExactEuros(line.grossCents), style: styles.figure }],
    ]),
  })
  writeTotals(paper, content, lng)
}
