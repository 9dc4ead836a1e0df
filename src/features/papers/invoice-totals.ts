import type { InvoiceContent, InvoiceLine, InvoiceTotals, VatShare } from './invoice-content.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const shareOf = (rateBasisPoints: number, lines: readonly InvoiceLine[]): VatShare => ({
  rateBasisPoints,
  baseCents: sum(lines.map(({ netCents }) => netCents)),
  vatCents: sum(lines.map(({ vatCents }) => vatCents)),
})

/**
 * The totals of lines, for each rate and in all. They are sums of the amounts of the lines and are never computed from
 * a rate.
 */
export const totalsOf = (lines: readonly InvoiceLine[]): InvoiceTotals => {
  const perRate = Map.groupBy(lines, ({ vatRateBasisPoints }) => vatRateBasisPoints)
  return {
    vat: [...perRate]
      .map(([rate, own]) => shareOf(rate, own))
      .sort((a, b) => b.rateBasisPoints - a.rateBasisPoints),
    netCents: sum(lines.map(({ netCents }) => netCents)),
    vatCents: sum(lines.map(({ vatCents }) => vatCents)),
    grossCents: sum(lines.map(({ grossCents }) => grossCents)),
  }
}

const isSoundLine = ({ netCents, vatCents, grossCents }: InvoiceLine) => netCents + vatCents === grossCents

const sameTotals = (a: InvoiceTotals, b: InvoiceTotals) =>
  a.netCents === b.netCents &&
  a.vatCents === b.vatCents &&
  a.grossCents === b.grossCents &&
  a.vat.length === b.vat.length &&
  a.vat.every((share, index) => {
    const other = b.vat[index]
    return (
      other !== undefined &&
      share.rateBasisPoints === other.rateBasisPoints &&
      share.baseCents === other.baseCents &&
      share.vatCents === other.vatCents
    )
  })

/** Whether the amounts of an invoice add up, line by line and in all; otherwise it must not be issued. */
export const addsUp = ({ lines, totals }: Pick<InvoiceContent, 'lines' | 'totals'>) =>
  lines.every(isSoundLine) && sameTotals(totals, totalsOf(lines))
