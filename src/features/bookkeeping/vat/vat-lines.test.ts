import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { declaredVat, type SalesGroup, taxedOf, unionSalesCents, vatDays, vatLines } from './vat-lines.ts'

const group: fc.Arbitrary<SalesGroup> = fc.record({
  day: fc.constantFrom('2026-11-01', '2026-11-02'),
  kind: fc.constantFrom('invoice', 'credit-note'),
  regime: fc.constantFrom('french', 'one-stop-shop', 'export'),
  rate: fc.constantFrom(2000, 1000, 0, 1900),
  nature: fc.constantFrom('goods', 'services', 'delivery', 'goodwill'),
  country: fc.constantFrom('FR', 'BE', 'DE', 'US'),
  isBusiness: fc.boolean(),
  netCents: fc.integer({ min: 0, max: 100_000 }),
  vatCents: fc.integer({ min: 0, max: 20_000 }),
})

const sum = (lines: readonly { readonly baseCents: number; readonly vatCents: number }[]) =>
  lines.reduce(
    (all, { baseCents, vatCents }) => ({
      baseCents: all.baseCents + baseCents,
      vatCents: all.vatCents + vatCents,
    }),
    { baseCents: 0, vatCents: 0 },
  )

const sold = (more: Partial<SalesGroup>): SalesGroup => ({
  day: '2026-11-01',
  kind: 'invoice',
  regime: 'french',
  rate: 2000,
  nature: 'goods',
  country: 'FR',
  isBusiness: false,
  netCents: 10_000,
  vatCents: 2_000,
  ...more,
})

describe('what is declared', () => {
  it('has each cent in one line, one day and one line of the return', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 30 }), (groups) => {
        const all = taxedOf(groups)
        expect(sum(vatLines(groups))).toEqual(all)
        expect(sum(vatDays(groups))).toEqual(all)
        expect(sum(declaredVat(groups).filter(({ box }) => box !== 'A1'))).toEqual(all)
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('tells France from the Union below its threshold, from the One Stop Shop and from exports', () => {
    const groups = [
      sold({ regime: 'export', rate: 0, vatCents: 0, country: 'US' }),
      sold({ country: 'BE' }),
      sold({}),
      sold({ nature: 'delivery', netCents: 1_000, vatCents: 200 }),
      sold({ kind: 'credit-note', netCents: 4_000, vatCents: 800 }),
      sold({ regime: 'one-stop-shop', rate: 1900, country: 'DE' }),
    ]
    expect(vatLines(groups)).toMatchObject([
      { treatment: 'france', country: 'FR', baseCents: 7_000, vatCents: 1_400 },
      { treatment: 'union', country: 'BE', baseCents: 10_000 },
      { treatment: 'one-stop-shop', country: 'DE', rate: 1900 },
      { treatment: 'export', country: 'US', vatCents: 0 },
    ])
    expect(declaredVat(groups)).toMatchObject([
      { box: 'A1', baseCents: 17_000, vatCents: 3_400 },
      { box: 'E1', baseCents: 10_000 },
      { box: '08', baseCents: 17_000 },
      { box: 'OSS', baseCents: 10_000 },
    ])
  })
})

it('counts towards the threshold what consumers elsewhere in the Union bought and kept', () => {
  const groups = [
    sold({}),
    sold({ country: 'BE' }),
    sold({ country: 'BE', kind: 'credit-note', netCents: 1_000 }),
    sold({ country: 'DE', isBusiness: true }),
    sold({ country: 'US', regime: 'export' }),
    sold({ country: 'MC' }),
  ]
  expect(unionSalesCents(groups)).toBe(9_000)
})
