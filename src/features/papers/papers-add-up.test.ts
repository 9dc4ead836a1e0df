import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCart, contractOfCart } from '../../testing/orders/any-cart.ts'
import {
  type BoughtLine,
  partsWithin,
  refundOfLines,
  sharesLeft,
} from '../orders/refunds/refund-lines.rules.ts'
import { welcomeReduction } from '../promotions/reduction.rules.ts'
import { creditNoteOfRefund, type PaidBack } from './credit-note-of-refund.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { invoiceOfOrder } from './invoice-of-order.ts'
import { addsUp } from './invoice-totals.ts'
import type { AgreedLine, OrderContract } from './order-contract.ts'

const paper = { number: 'F-2026-000001', issuedOn: '2026-11-22', paidOn: '2026-11-22', suppliedOn: null }
const refersTo = { number: 'F-2026-000001', issuedOn: '2026-11-22' }
const reason = { fr: 'Rétractation', en: 'Withdrawal' }

const boughtLine = ({ quantity, netCents }: AgreedLine, position: number): BoughtLine => ({
  id: String(position),
  position,
  quantity,
  netCents,
  refundedQuantity: 0,
})

interface Left {
  readonly lines: readonly BoughtLine[]
  readonly shippingCents: number
  readonly leftCents: number
}

type Step = { readonly cents: number } | { readonly line: number } | 'the rest'

/** The refund of one step, within what is left: an amount, a product of some line, or everything. */
const stepOf = (left: Left, step: Step): PaidBack => {
  if (step !== 'the rest' && 'cents' in step)
    return { cents: Math.min(step.cents, left.leftCents), parts: [] }
  const all = sharesLeft(left.lines)
  const one = step === 'the rest' ? undefined : all[step.line % Math.max(all.length, 1)]
  const shares = one ? [{ ...one, quantity: 1 }] : all
  const refund = refundOfLines({ ...left, shares })
  if (refund.kind !== 'refund') throw new Error(refund.kind)
  return {
    cents: step === 'the rest' ? left.leftCents : Math.min(refund.cents, left.leftCents),
    parts: partsWithin(refund.parts, left.leftCents),
  }
}

const without = (left: Left, { cents, parts }: PaidBack): Left => ({
  leftCents: left.leftCents - cents,
  shippingCents: parts.some(({ line }) => line === 'shipping') ? 0 : left.shippingCents,
  lines: left.lines.map((line) => {
    const units = parts.find((part) => part.line === line.position)?.quantity ?? 0
    return { ...line, refundedQuantity: line.refundedQuantity + units }
  }),
})

/** The credit notes of an order that is refunded in these steps, and finally of the rest. */
const notesOf = (contract: OrderContract, steps: readonly Step[]) => {
  const { shippingCents, totalCents } = contract
  let left: Left = { lines: contract.lines.map(boughtLine), shippingCents, leftCents: totalCents }
  const before: PaidBack[] = []
  return [...steps, 'the rest' as const].flatMap((step) => {
    const given = stepOf(left, step)
    if (given.cents === 0) return []
    const note = creditNoteOfRefund(contract, { ...given, before: [...before], reason, refersTo, paper })
    before.push(given)
    left = without(left, given)
    return [note]
  })
}

const taxOf = (papers: readonly Pick<InvoiceContent, 'lines'>[], name?: string) =>
  papers
    .flatMap(({ lines }) => lines)
    .filter(({ description }) => name === undefined || description.fr === name)
    .reduce((sum, { vatCents }) => sum + vatCents, 0)

const aProduct = fc.record({ line: fc.nat({ max: 30 }) })
const anAmount = fc.record({ cents: fc.integer({ min: 1, max: 50_000 }) })

describe('the papers of an order', () => {
  it('come to what was paid, with the tax of the quote, line by line and in all', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const contract = contractOfCart(cart)
        const invoice = invoiceOfOrder(contract, paper)
        expect(addsUp(invoice)).toBe(true)
        expect(invoice.totals.grossCents).toBe(contract.totalCents)
        expect(invoice.totals.vatCents).toBe(contract.vatCents)
      }),
    )
  })

  it('are taken back by one credit note of everything, to the cent', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const contract = contractOfCart(cart)
        const { totals } = creditNoteOfRefund(contract, {
          cents: contract.totalCents,
          parts: [],
          before: [],
          reason,
          refersTo,
          paper,
        })
        expect(totals).toEqual(invoiceOfOrder(contract, paper).totals)
      }),
    )
  })

  it('name no product for which nothing was given back', () => {
    const contract = contractOfCart({
      lines: [1, 2].map(() => ({ unitCents: 5_000, quantity: 1 })),
      delivery: { method: 'pickup' },
    })
    const parts = [5_000, 0].map((cents, line) => ({ line, quantity: 1, cents }))
    const note = creditNoteOfRefund(contract, { cents: 5_000, parts, before: [], reason, refersTo, paper })
    expect(note.lines.map(({ grossCents }) => grossCents)).toEqual([5_000])
  })

  it('are taken back in part by what is given back, whatever its lines say', () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (cart, share, ofLine) => {
          const contract = contractOfCart(cart)
          const cents = Math.max(1, Math.floor(contract.totalCents * share))
          const [first] = contract.lines
          const parts =
            ofLine && first && first.netCents <= cents
              ? [{ line: 0, quantity: 1, cents: first.netCents }]
              : []
          const note = creditNoteOfRefund(contract, { cents, parts, before: [], reason, refersTo, paper })
          expect(addsUp(note)).toBe(true)
          expect(note.totals.grossCents).toBe(cents)
        },
      ),
    )
  })

  it('are taken back product by product with all of their tax, line by line and in all', () => {
    fc.assert(
      fc.property(anyCart, fc.array(aProduct, { maxLength: 60 }), (cart, steps) => {
        const contract = contractOfCart(cart)
        const notes = notesOf(contract, steps)
        const invoice = invoiceOfOrder(contract, paper)
        for (const { description, vatCents } of invoice.lines)
          expect(taxOf(notes, description.fr)).toBe(vatCents)
        expect(taxOf(notes)).toBe(invoice.totals.vatCents)
      }),
    )
  })

  it('are taken back with all of their tax, whatever went back without naming a line', () => {
    fc.assert(
      fc.property(anyCart, fc.array(fc.oneof(aProduct, anAmount), { maxLength: 30 }), (cart, steps) => {
        const contract = contractOfCart(cart)
        const notes = notesOf(contract, steps)
        expect(taxOf(notes)).toBe(contract.vatCents)
        expect(notes.reduce((sum, { totals }) => sum + totals.grossCents, 0)).toBe(contract.totalCents)
        expect(notes.every(addsUp)).toBe(true)
        const amounts = notes.flatMap((note) =>
          note.lines.flatMap(({ netCents, vatCents }) => [netCents, vatCents]),
        )
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('of seven products with a reduction, paid back one by one, say as much tax as the invoice', () => {
    const contract = contractOfCart({
      lines: [{ unitCents: 4_990, quantity: 7 }],
      delivery: { method: 'pickup' },
      reduction: welcomeReduction('BIENVENUE10'),
    })
    const notes = notesOf(
      contract,
      Array.from({ length: 6 }, () => ({ line: 0 })),
    )
    expect(notes).toHaveLength(7)
    expect(taxOf(notes)).toBe(contract.vatCents)
  })
})
