import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { defaultSeller } from '../../settings/settings.defaults.ts'
import { platformFileSchema } from './e-reporting.contract.ts'
import { platformFile } from './platform-file.ts'
import { nameOfLine, paidLines, type ReportedGroup, reportedLines, salesFlowOf } from './reported-sales.ts'

const company = (number: string, country: string) => ({
  number,
  buyer: 'Atelier des Lilas',
  vatNumber: null,
  country,
  refersTo: number.startsWith('A') ? { number: 'F-2027-000001', issuedOn: '2027-09-01' } : null,
})

const sold = (more: Partial<ReportedGroup>): ReportedGroup => ({
  day: '2027-09-01',
  kind: 'invoice',
  regime: 'french',
  operation: 'goods',
  rate: 2000,
  country: 'FR',
  paper: null,
  papers: 1,
  baseCents: 10_000,
  vatCents: 2_000,
  ...more,
})

const consumers = fc.record({
  day: fc.constantFrom('2027-09-01', '2027-09-02'),
  kind: fc.constantFrom('invoice' as const, 'credit-note' as const),
  regime: fc.constantFrom('french' as const, 'one-stop-shop' as const, 'export' as const),
  operation: fc.constantFrom('goods' as const, 'services' as const, 'mixed' as const),
  rate: fc.constantFrom(2000, 1000, 0),
  country: fc.constantFrom('FR', 'BE', 'US'),
  paper: fc.constant(null),
  papers: fc.nat({ max: 3 }),
  baseCents: fc.nat({ max: 100_000 }),
  vatCents: fc.nat({ max: 20_000 }),
})

/** Papers of companies, each by itself, at one rate or two of which the first counts it. */
const companies = fc
  .array(
    fc.record({
      kind: fc.constantFrom('invoice' as const, 'credit-note' as const),
      country: fc.constantFrom('FR', 'MC', 'BE', 'US'),
      rates: fc.constantFrom([2000], [2000, 1000]),
      baseCents: fc.nat({ max: 100_000 }),
    }),
    { maxLength: 10 },
  )
  .map((papers) =>
    papers.flatMap(({ kind, country, rates, baseCents }, place) =>
      rates.map((rate, share) => {
        const paper = company(`${kind === 'invoice' ? 'F' : 'A'}-2027-00000${place}`, country)
        return sold({ kind, rate, country, paper, papers: share === 0 ? 1 : 0, baseCents })
      }),
    ),
  )

const groups = fc
  .tuple(fc.array(consumers, { maxLength: 20 }), companies)
  .map(([one, other]) => [...one, ...other])

const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)
const signed = ({ kind, baseCents }: ReportedGroup) => (kind === 'invoice' ? baseCents : -baseCents)

describe('what is reported', () => {
  it('has each paper and each cent in exactly one line', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const lines = reportedLines(all)
        expect(new Set(lines.map(nameOfLine)).size).toBe(lines.length)
        expect(sum(lines.map(({ count }) => count))).toBe(sum(all.map(({ papers }) => papers)))
        expect(sum(lines.map(({ baseCents }) => baseCents))).toBe(sum(all.map(signed)))
        for (const flow of ['10.3', '10.1', 'e-invoice'] as const)
          expect(sum(lines.filter((line) => line.flow === flow).map(({ count }) => count))).toBe(
            sum(all.filter((each) => salesFlowOf(each) === flow).map(({ papers }) => papers)),
          )
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('is the same in the file of a platform, but for electronic invoices', () => {
    const period = {
      kind: 'transactions',
      from: '2027-09-01',
      to: '2027-09-10',
      dueOn: '2027-09-20',
    } as const
    fc.assert(
      fc.property(groups, (all) => {
        const lines = reportedLines(all)
        const file = platformFileSchema.parse(
          platformFile({ seller: defaultSeller, period, lines, payments: [] }),
        )
        const cents = (euros: number) => Math.round(euros * 100)
        const ofFlow = (flow: string) =>
          sum(lines.filter((line) => line.flow === flow).map(({ baseCents }) => baseCents))
        expect(sum(file.transactions.map((each) => cents(each.taxExclusiveAmount)))).toBe(ofFlow('10.3'))
        expect(sum(file.transactions.map((each) => each.transactionsCount))).toBe(
          sum(lines.filter(({ flow }) => flow === '10.3').map(({ count }) => count)),
        )
        const invoiced = file.invoices.map(
          ({ typeCode, taxExclusiveAmount }) => (typeCode === '381' ? -1 : 1) * cents(taxExclusiveAmount),
        )
        expect(sum(invoiced)).toBe(ofFlow('10.1'))
        for (const { taxSubtotals, taxExclusiveAmount } of [...file.transactions, ...file.invoices])
          expect(sum(taxSubtotals.map((share) => cents(share.taxableAmount)))).toBe(cents(taxExclusiveAmount))
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('has goods, services and what is not taxed in France apart', () => {
    const lines = reportedLines([
      sold({}),
      sold({ operation: 'services' }),
      sold({ regime: 'export', rate: 0, vatCents: 0, country: 'US' }),
      sold({ kind: 'credit-note', baseCents: 12_000, vatCents: 2_400 }),
      sold({ paper: company('F-2027-000002', 'FR') }),
      sold({ paper: company('F-2027-000003', 'BE'), country: 'BE' }),
    ])
    expect(lines).toMatchObject([
      { flow: '10.1', code: 'TLB1', country: 'BE', count: 1, paper: { number: 'F-2027-000003' } },
      { flow: '10.3', code: 'TLB1', category: 'goods', count: 2, baseCents: -2_000, vatCents: -400 },
      { flow: '10.3', code: 'TNT1', country: 'US', count: 1, vatCents: 0 },
      { flow: '10.3', code: 'TPS1', category: 'services', count: 1 },
      { flow: 'e-invoice', count: 1, paper: null },
    ])
  })
})

it('adds up payments for services by day and rate, those of companies abroad by invoice', () => {
  const paid = { day: '2027-09-01', rate: 2000, paper: null, cents: 12_000 }
  expect(
    paidLines([
      paid,
      { ...paid, cents: -2_000 },
      { ...paid, paper: { number: 'F-2027-000003', country: 'BE' } },
      { ...paid, paper: { number: 'F-2027-000002', country: 'FR' } },
    ]),
  ).toEqual([
    { date: '2027-09-01', flow: '10.2', rate: 2000, number: 'F-2027-000003', cents: 12_000 },
    { date: '2027-09-01', flow: '10.4', rate: 2000, number: null, cents: 10_000 },
  ])
})
