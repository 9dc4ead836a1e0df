import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsOfEuros } from '../../../../shared/money.ts'
import { anyCart, contractOfCart } from '../../../../testing/orders/any-cart.ts'
import { lineCents } from '../../../cart/shown-line.ts'
import { contractOfOrder } from '../../../papers/contract-of-order.ts'
import { creditNoteOfRefund } from '../../../papers/credit-note-of-refund.ts'
import { invoiceOfOrder } from '../../../papers/invoice-of-order.ts'
import type { AgreedLine, OrderContract } from '../../../papers/order-contract.ts'
import { lineAmount } from '../../line-amount.rules.ts'
import type { Order } from '../../order.schema.ts'
import { adminOrderOnTheWire } from '../admin/admin-order-on-the-wire.ts'
import { mailedLines, mailedSums } from '../mails/mailed-lines.ts'
import { orderOnTheWire } from '../order-on-the-wire.public.ts'
import type { OrderLineRow, OrderRow } from '../orders.table.ts'

const at = new Date('2026-11-22T10:00:00.000Z')

const rowOf = (line: AgreedLine, position: number): OrderLineRow => ({
  ...line,
  id: String(position),
  orderId: 'o',
  position,
  image: '',
  focalX: 50,
  focalY: 50,
  withdrawal: 'eligible',
  exclusionBasis: null,
  exclusionShownAt: null,
  refundedQuantity: 0,
  restockedQuantity: 0,
})

const orderOf = (contract: OrderContract) => {
  const order: OrderRow = {
    ...contract,
    contract,
    id: 'o',
    accountId: null,
    fulfilment: 'to_prepare',
    status: 'paid',
    placedAt: at,
    heldFrom: at,
    heldUntil: null,
    refundedCents: 0,
    fingerprint: '',
    paidAt: at,
    shippedAt: null,
    deliveredAt: null,
    closedAt: null,
    carrier: null,
    trackingNumber: null,
    promisedTo: '2026-11-30',
  }
  return { order, lines: contract.lines.map(rowOf), events: [], documents: [] }
}

/** What the reader sees, in cents: lines, subtotal, reduction, delivery, total. */
interface Shown {
  readonly lines: readonly number[]
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
}

type Amounts = Pick<Order, 'items' | 'subtotal' | 'discount' | 'shipping' | 'total'>

const ofWire = ({ items, subtotal, discount, shipping, total }: Amounts): Shown => ({
  lines: items.map((item) => centsOfEuros(lineAmount(item))),
  subtotal: centsOfEuros(subtotal),
  discount: centsOfEuros(discount),
  shipping: centsOfEuros(shipping),
  total: centsOfEuros(total),
})

const customers = (contract: OrderContract) => ofWire(orderOnTheWire(orderOf(contract), 'fr'))

const admins = (contract: OrderContract) => {
  const read = { ...orderOf(contract), account: undefined, isConfirmed: true, takeBack: null }
  const beside = {
    shippingLeftCents: 0,
    names: new Map<string, never>(),
    carriers: [],
    alerts: [],
    unfinished: [],
    visit: undefined,
  }
  return ofWire(adminOrderOnTheWire({ ...read, ...beside }, { lng: 'fr', nowMs: at.getTime() }))
}

/** The cents of an amount as an English mail writes it: « −1 295,50 € », or « Free ». */
const centsOfWords = (words: string) =>
  words === 'Free' ? 0 : Math.round(Number(words.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100)

const mailed = (contract: OrderContract): Shown => {
  const sums = new Map(mailedSums(contract).map(([label, amount]) => [label, centsOfWords(amount)]))
  return {
    lines: mailedLines(contract).map(({ amount }) => centsOfWords(amount)),
    subtotal: sums.get('Subtotal') ?? 0,
    discount: sums.get('Reduction') ?? 0,
    shipping: sums.get('Delivery') ?? 0,
    total: sums.get('Total, VAT included') ?? 0,
  }
}

const agreed = (contract: OrderContract): Shown => {
  const beside = { concludedAt: contract.placedAt, termsText: { fr: [] }, withdrawalUrl: '' }
  const { lines, discount, ...sums } = contractOfOrder(contract, beside)
  return {
    lines: lines.map(({ grossCents }) => grossCents),
    subtotal: sums.subtotalCents,
    discount: discount?.cents ?? 0,
    shipping: sums.shippingCents,
    total: sums.totalCents,
  }
}

/** The cart shows its lines itself, and below them the sums of the quote, which became those of the order. */
const inCart = (contract: OrderContract): Shown => ({
  lines: contract.lines.map(({ unitCents, quantity }) => lineCents({ unitPrice: unitCents / 100, quantity })),
  subtotal: contract.subtotalCents,
  discount: contract.discountCents,
  shipping: contract.shippingCents,
  total: contract.totalCents,
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const places = { inCart, customers, admins, mailed, agreed }

it.each(Object.entries(places))(
  'the amounts of an order add up where they are shown, and are the same everywhere: %s',
  (_place, show) => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const contract = contractOfCart(cart)
        const shown = show(contract)
        expect(sum(shown.lines)).toBe(shown.subtotal)
        expect(shown.subtotal - shown.discount + shown.shipping).toBe(shown.total)
        expect(shown.total).toBe(contract.totalCents)
        expect(shown).toEqual(inCart(contract))
      }),
    )
  },
)

const paper = { number: 'F-2026-000001', issuedOn: '2026-11-22', paidOn: '2026-11-22', suppliedOn: null }

it('an invoice takes the reduction from each line before its tax, and comes to the same total', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const contract = contractOfCart(cart)
      const { lines, totals } = invoiceOfOrder(contract, paper)
      for (const { unitNetCents, quantity, discountNetCents, netCents } of lines)
        if (discountNetCents > 0) expect(unitNetCents * quantity - discountNetCents).toBe(netCents)
      expect(sum(lines.map(({ netCents }) => netCents))).toBe(totals.netCents)
      expect(sum(totals.vat.map(({ baseCents }) => baseCents))).toBe(totals.netCents)
      expect(totals.netCents + totals.vatCents).toBe(totals.grossCents)
      expect(totals.grossCents).toBe(contract.totalCents)
    }),
  )
})

it('a credit note of one line says what was paid for it, after the reduction', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const contract = contractOfCart(cart)
      const [{ quantity, netCents, vatCents } = { quantity: 0, netCents: 0, vatCents: 0 }] = contract.lines
      const { lines, totals } = creditNoteOfRefund(contract, {
        cents: netCents,
        parts: [{ line: 0, quantity, cents: netCents }],
        before: [],
        reason: { fr: 'Rétractation' },
        refersTo: { number: 'F-2026-000001', issuedOn: '2026-11-22' },
        paper: { ...paper, number: 'A-2026-000001' },
      })
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatchObject({ quantity, grossCents: netCents, vatCents })
      expect(totals.grossCents).toBe(netCents)
    }),
  )
})
