import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestQuantity } from '../../cart/cart.limits.ts'
import { highestPriceEuros } from '../../catalog/catalog.limits.ts'
import { mostOrderLines } from '../../orders/orders.limits.ts'
import { withoutVatCents } from '../../papers/vat.rules.ts'
import { welcomeReduction } from '../../promotions/reduction.rules.ts'
import { defaultDelivery } from '../../settings/settings.defaults.ts'
import { type Delivery, isFreeInFrance as isFree, type Quote, quoteOf as quoteBy } from './quote.rules.ts'

const line = fc.record({
  unitCents: fc.integer({ min: 0, max: highestPriceEuros * 100 }),
  quantity: fc.integer({ min: 1, max: largestQuantity }),
})
const lines = fc.array(line, { maxLength: mostOrderLines })
const delivery = fc.oneof(
  fc.constant<Delivery>({ method: 'estimate' }),
  fc.constant<Delivery>({ method: 'pickup' }),
  fc.record({
    method: fc.constant('standard' as const),
    country: fc.constantFrom('FR', 'MC', 'DE', 'US'),
    postalCode: fc.constantFrom('75001', '97110', '98000', '10115'),
  }),
)
const promoCode = fc.constantFrom('BIENVENUE10', 'bienvenue10', ' Bienvenue10 ', 'NOEL', '', undefined)
const cart = fc.record({ lines, delivery, promoCode })

const { rates } = defaultDelivery
const quoteOf = ({
  promoCode,
  ...asked
}: Omit<Parameters<typeof quoteBy>[0], 'rates'> & { promoCode?: string | undefined }) =>
  quoteBy({ reduction: welcomeReduction(promoCode), ...asked, rates })
const isFreeInFrance = (quote: Quote) => isFree(quote, rates)

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const home: Delivery = { method: 'standard', country: 'FR', postalCode: '75001' }

describe('a quote', () => {
  it('adds up to the cent, whatever is in the cart and wherever it goes', () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const quote = quoteOf(asked)
        expect(quote.subtotalCents).toBe(total(quote.lines.map(({ grossCents }) => grossCents)))
        expect(quote.discountCents).toBe(total(quote.lines.map(({ discountCents }) => discountCents)))
        expect(quote.totalCents).toBe(quote.subtotalCents - quote.discountCents + quote.shippingCents)
        expect(quote.totalCents).toBe(
          total(quote.lines.map(({ netCents }) => netCents)) + quote.shippingCents,
        )
        expect(quote.vatCents).toBe(
          total(quote.lines.map(({ vatCents }) => vatCents)) + quote.shippingVatCents,
        )
      }),
    )
  })

  it('is never negative, in whole or in part, and never in fractions of a cent', () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const { lines: amounts, promoCode: _code, ...sums } = quoteOf(asked)
        for (const cents of [...Object.values(sums), ...amounts.flatMap((each) => Object.values(each))]) {
          expect(Number.isSafeInteger(cents)).toBe(true)
          expect(cents).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('takes the tax of each line out of what is paid for it, off by less than a cent', () => {
    fc.assert(
      fc.property(cart, (asked) => {
        for (const { netCents, vatRate, vatCents } of quoteOf(asked).lines) {
          const exact = netCents - netCents / (1 + vatRate / 10_000)
          expect(Math.abs(vatCents - exact)).toBeLessThanOrEqual(0.5)
          expect(netCents - vatCents).toBe(withoutVatCents(netCents, vatRate))
        }
      }),
    )
  })

  it('takes 10 % off with BIENVENUE10, however it is typed, and nothing with any other code', () => {
    const discount = (code: string | undefined) =>
      quoteOf({ lines: [{ unitCents: 129_500, quantity: 1 }], delivery: home, promoCode: code }).discountCents
    expect(['BIENVENUE10', 'bienvenue10', ' BienVenue10 '].map(discount)).toEqual([12_950, 12_950, 12_950])
    expect(['BIENVENUE', 'NOEL', '', undefined].map(discount)).toEqual([0, 0, 0, 0])
  })

  it('gives each line its part of the reduction, within a cent of its share', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (some) => {
        const { lines: amounts } = quoteOf({ lines: some, delivery: home, promoCode: 'BIENVENUE10' })
        for (const { grossCents, discountCents } of amounts)
          expect(Math.abs(discountCents - grossCents / 10)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('has the delivery of its zone, free in mainland France from 500 € after the reduction', () => {
    const shipping = (unitCents: number, to: Delivery, code?: string) =>
      quoteOf({ lines: [{ unitCents, quantity: 1 }], delivery: to, promoCode: code }).shippingCents
    expect(shipping(49_999, home)).toBe(1_500)
    expect(shipping(50_000, home)).toBe(0)
    expect(shipping(55_000, home, 'BIENVENUE10')).toBe(1_500)
    expect(shipping(55_600, home, 'BIENVENUE10')).toBe(0)
    expect(shipping(90_000, { method: 'standard', country: 'MC', postalCode: '98000' })).toBe(0)
    expect(shipping(90_000, { method: 'standard', country: 'IT', postalCode: '00100' })).toBe(2_500)
    expect(shipping(90_000, { method: 'standard', country: 'FR', postalCode: '97400' })).toBe(4_500)
    expect(shipping(90_000, { method: 'standard', country: 'CH', postalCode: '1200' })).toBe(4_500)
    expect(shipping(10_000, { method: 'pickup' })).toBe(0)
  })

  it('is an estimate of 15 € in the drawer, which says when it becomes free, and nothing for an empty cart', () => {
    const estimate = (some: { unitCents: number; quantity: number }[]) =>
      quoteOf({ lines: some, delivery: { method: 'estimate' } })
    expect(estimate([]).totalCents).toBe(0)
    expect(estimate([{ unitCents: 90_000, quantity: 1 }]).totalCents).toBe(91_500)
    expect(isFreeInFrance(estimate([{ unitCents: 50_000, quantity: 1 }]))).toBe(true)
    expect(isFreeInFrance(estimate([{ unitCents: 49_900, quantity: 1 }]))).toBe(false)
    expect(isFreeInFrance(estimate([]))).toBe(false)
  })

  it('asks what the house asks, which may be free for nobody', () => {
    const own = { france: { cents: 900, freeFromCents: null }, europe: { cents: 1 }, world: { cents: 2 } }
    const quote = (to: Delivery) =>
      quoteBy({ lines: [{ unitCents: 900_000, quantity: 1 }], delivery: to, rates: own })
    expect(quote(home).shippingCents).toBe(900)
    expect(quote({ method: 'estimate' }).shippingCents).toBe(900)
    expect(quote({ method: 'standard', country: 'IT', postalCode: '00100' }).shippingCents).toBe(1)
    expect(isFree(quote({ method: 'estimate' }), own)).toBe(false)
  })

  it('has French tax inside it in the Union and Monaco, and none on what leaves it', () => {
    const vat = (country: string, postalCode: string) =>
      quoteOf({
        lines: [{ unitCents: 120_000, quantity: 1 }],
        delivery: { method: 'standard', country, postalCode },
      }).vatCents
    expect([vat('FR', '20000'), vat('MC', '98000')]).toEqual([20_000, 20_000])
    expect(vat('DE', '10115')).toBe(20_000 + 417)
    expect([vat('US', '10001'), vat('FR', '97110')]).toEqual([0, 0])
  })
})
