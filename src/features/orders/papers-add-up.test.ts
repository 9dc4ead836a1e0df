import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../testing/an-address.ts'
import { defaultHouse, defaultSeller } from '../settings/settings.defaults.ts'
import { creditNoteOfRefund } from './credit-note-of-refund.ts'
import { invoiceOfOrder } from './invoice-of-order.ts'
import { addsUp } from './invoice-totals.ts'
import type { OrderContract } from './order-contract.ts'
import { type Delivery, quoteOf } from './quote.rules.ts'

const piece = {
  productId: 'a',
  sku: 'MAR-001',
  nameFr: 'Aurore',
  nameEn: 'Dawn',
  compositionFr: '100 % soie',
  compositionEn: '100 % silk',
  size: '38',
  promisedFrom: '2026-11-26',
  promisedTo: '2026-11-30',
  withdrawable: true,
}

const contractOf = (
  wanted: readonly { unitCents: number; quantity: number }[],
  delivery: Delivery,
  promoCode: string | undefined,
): OrderContract => {
  const { lines, vatRate, ...quote } = quoteOf({ lines: wanted, delivery, promoCode })
  return {
    ...quote,
    number: 'MC-2026-000001',
    placedAt: '2026-11-22T10:00:00.000Z',
    language: 'en',
    terms: { document: 'cgv', version: '2026-11-22', acceptedAt: '2026-11-22T10:00:00.000Z' },
    from: { address: '', device: '' },
    seller: defaultSeller,
    house: defaultHouse,
    email: 'jeanne@example.fr',
    shippingAddress: delivery.method === 'pickup' ? null : anAddress,
    billingAddress: anAddress,
    deliveryMethod: delivery.method === 'pickup' ? 'pickup' : 'standard',
    notes: '',
    eventDate: null,
    promoCode: quote.promoCode ?? null,
    shippingVatRate: vatRate,
    lines: lines.map((amounts, index) => ({
      ...piece,
      ...amounts,
      unitCents: wanted[index]?.unitCents ?? 0,
      quantity: wanted[index]?.quantity ?? 1,
    })),
  }
}

const cart = fc.record({
  lines: fc.array(
    fc.record({ unitCents: fc.integer({ min: 50, max: 900_000 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 12 },
  ),
  delivery: fc.constantFrom<Delivery>(
    { method: 'pickup' },
    { method: 'standard', country: 'FR', postalCode: '75001' },
    { method: 'standard', country: 'US', postalCode: '10001' },
  ),
  promoCode: fc.constantFrom('BIENVENUE10', undefined),
})

const paper = { number: 'F-2026-000001', issuedOn: '2026-11-22', paidOn: '2026-11-22', suppliedOn: null }
const refersTo = { number: 'F-2026-000001', issuedOn: '2026-11-22' }
const reason = { fr: 'Rétractation', en: 'Withdrawal' }

describe('the papers of an order', () => {
  it('come to what was paid, with the tax of the quote, line by line and in all', () => {
    fc.assert(
      fc.property(cart, ({ lines, delivery, promoCode }) => {
        const contract = contractOf(lines, delivery, promoCode)
        const invoice = invoiceOfOrder(contract, paper)
        expect(addsUp(invoice)).toBe(true)
        expect(invoice.totals.grossCents).toBe(contract.totalCents)
        expect(invoice.totals.vatCents).toBe(contract.vatCents)
      }),
    )
  })

  it('are taken back by one credit note of everything, to the cent', () => {
    fc.assert(
      fc.property(cart, ({ lines, delivery, promoCode }) => {
        const contract = contractOf(lines, delivery, promoCode)
        const { totals } = creditNoteOfRefund(contract, {
          cents: contract.totalCents,
          parts: [],
          reason,
          refersTo,
          paper,
        })
        expect(totals).toEqual(invoiceOfOrder(contract, paper).totals)
      }),
    )
  })

  it('name no piece for which nothing was given back', () => {
    const contract = contractOf(
      [1, 2].map(() => ({ unitCents: 5_000, quantity: 1 })),
      { method: 'pickup' },
      undefined,
    )
    const parts = [5_000, 0].map((cents, line) => ({ line, quantity: 1, cents }))
    const note = creditNoteOfRefund(contract, { cents: 5_000, parts, reason, refersTo, paper })
    expect(note.lines.map(({ grossCents }) => grossCents)).toEqual([5_000])
  })

  it('are taken back in part by what is given back, whatever its lines say', () => {
    fc.assert(
      fc.property(
        cart,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        ({ lines, delivery, promoCode }, share, ofLine) => {
          const contract = contractOf(lines, delivery, promoCode)
          const cents = Math.max(1, Math.floor(contract.totalCents * share))
          const [first] = contract.lines
          const parts =
            ofLine && first && first.netCents <= cents
              ? [{ line: 0, quantity: 1, cents: first.netCents }]
              : []
          const note = creditNoteOfRefund(contract, { cents, parts, reason, refersTo, paper })
          expect(addsUp(note)).toBe(true)
          expect(note.totals.grossCents).toBe(cents)
        },
      ),
    )
  })
})
