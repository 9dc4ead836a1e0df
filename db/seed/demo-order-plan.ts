import { isMadeToMeasure } from '../../src/features/catalog/catalog.rules.ts'
import type { PieceForSale } from '../../src/features/catalog/server/stock/pieces-for-sale.public.ts'
import { deliveryWindow } from '../../src/features/orders/delivery-window.ts'
import { heldUntilMs } from '../../src/features/orders/hold.rules.ts'
import type { AgreedLine, OrderContract } from '../../src/features/orders/order-contract.ts'
import { type OrderStatus, statusAfter } from '../../src/features/orders/order-status.rules.ts'
import { type Delivery, journeyOf, quoteOf } from '../../src/features/orders/quote.rules.ts'
import { isWithdrawable } from '../../src/features/orders/sale-line.ts'
import { termsVersion } from '../../src/features/orders/terms-version.ts'
import type { DeliveryTerms } from '../../src/features/settings/delivery.schema.ts'
import type { House } from '../../src/features/settings/house.schema.ts'
import type { Seller } from '../../src/features/settings/seller.schema.ts'
import { frenchTypography } from '../../src/shared/typography.ts'
import { type DemoOrder, type DemoStep, demoBuyers } from './demo-orders.ts'
import { demoId } from './demo-product.ts'

interface Known {
  readonly now: Temporal.Instant
  readonly pieces: ReadonlyMap<string, PieceForSale>
  readonly house: House
  readonly seller: Seller
  readonly terms: DeliveryTerms
}

const hoursOfDay = 24
const minutesBetween = 3

/** So many days ago; each further step of an order a little later, so that no two have the same moment. */
const momentAgo = (now: Temporal.Instant, { daysAgo, place }: { daysAgo: number; place: number }) =>
  new Date(
    now.subtract({ minutes: Math.round(daysAgo * hoursOfDay * 60) - place * minutesBetween + 9 })
      .epochMilliseconds,
  )

const deliveryOf = ({ buyer, pickup }: DemoOrder): Delivery =>
  pickup ? { method: 'pickup' } : { method: 'standard', ...demoBuyers[buyer].address }

const contractOf = (order: DemoOrder, placedAt: Date, known: Known): Omit<OrderContract, 'number'> => {
  const { house, seller, terms, pieces, now } = known
  const delivery = deliveryOf(order)
  const bought = order.lines.map(({ piece: name, size, quantity = 1 }) => {
    const piece = pieces.get(demoId(name))
    if (!piece) throw new Error(`The demo sells no ${name}`)
    return { piece, size, quantity, unitCents: piece.priceCents }
  })
  const quote = quoteOf({ lines: bought, delivery, promoCode: order.promoCode, rates: terms.rates })
  const lines = bought.flatMap(({ piece, size, quantity, unitCents }, index): AgreedLine[] => {
    const amounts = quote.lines[index]
    if (!amounts) return []
    const { discountCents, netCents, vatRate, vatCents } = amounts
    const promised = deliveryWindow({
      orderedAtMs: placedAt.getTime(),
      madeToMeasure: isMadeToMeasure(size),
      journey: journeyOf(delivery),
      terms,
    })
    const { id: productId, sku, nameFr, nameEn, compositionFr, compositionEn } = piece
    return [
      {
        ...{ productId, sku, nameFr, nameEn, compositionFr, compositionEn, size, quantity, unitCents },
        ...{ discountCents, netCents, vatRate, vatCents },
        promisedFrom: promised.from,
        promisedTo: promised.to,
        withdrawable: isWithdrawable({ size }),
      },
    ]
  })
  const { address, email } = demoBuyers[order.buyer]
  const wantedOn = order.eventInDays === undefined ? null : now.add({ hours: hoursOfDay * order.eventInDays })
  const at = placedAt.toISOString()
  return {
    placedAt: at,
    language: order.language ?? 'fr',
    terms: { document: 'cgv', version: termsVersion, acceptedAt: at },
    from: { address: 'demo', device: 'demo' },
    seller,
    house: { name: house.name, email: house.email, phone: house.phone },
    delivery: terms,
    email,
    shippingAddress: order.pickup ? null : address,
    billingAddress: address,
    deliveryMethod: order.pickup ? 'pickup' : 'standard',
    notes: frenchTypography(order.notes ?? ''),
    eventDate: wantedOn?.toString().slice(0, 10) ?? null,
    promoCode: quote.promoCode ?? null,
    lines,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    shippingCents: quote.shippingCents,
    shippingVatRate: quote.vatRate,
    shippingVatCents: quote.shippingVatCents,
    vatCents: quote.vatCents,
    totalCents: quote.totalCents,
  }
}

/** Where the steps lead, by the rule that every order goes by. */
const statusOf = (steps: readonly DemoStep[]) =>
  steps.reduce<OrderStatus>((status, { deed }) => {
    const next = statusAfter(status, deed)
    if (!next) throw new Error(`A demo order cannot ${deed} from ${status}`)
    return next
  }, 'pending_payment')

const refundCents = ({ line }: DemoStep, { lines, totalCents }: Omit<OrderContract, 'number'>) => {
  if (line === undefined) return totalCents
  const { netCents = 0, quantity = 1 } = lines[line] ?? {}
  return Math.round(netCents / quantity)
}

/** A demo order with its moments and amounts, as they follow from what was ordered when. */
export const planOrder = (order: DemoOrder, place: number, known: Known) => {
  const { now } = known
  const id = demoId(`order ${place}`)
  const placedAt = momentAgo(now, { daysAgo: order.daysAgo, place: 0 })
  const contract = contractOf(order, placedAt, known)
  const steps = order.steps.map((step, index) => ({
    ...step,
    at: momentAgo(now, { daysAgo: step.daysAgo, place: index + 1 }),
    refundCents: step.deed.startsWith('refund') ? refundCents(step, contract) : 0,
  }))
  const momentOf = (...deeds: readonly string[]) => steps.find(({ deed }) => deeds.includes(deed))?.at ?? null
  const buyer = demoBuyers[order.buyer]
  return {
    id,
    accountId: 'accountId' in buyer ? buyer.accountId : demoId(`customer ${buyer.customer}`),
    status: statusOf(order.steps),
    placedAt,
    contract,
    steps,
    paidAt: momentOf('pay'),
    shippedAt: momentOf('ship'),
    deliveredAt: momentOf('deliver'),
    closedAt: momentOf('cancel', 'expire'),
    heldUntil:
      order.steps.length === 0
        ? new Date(heldUntilMs({ placedAtMs: placedAt.getTime(), nowMs: now.epochMilliseconds }))
        : null,
    refundedCents: steps.reduce((sum, { refundCents: cents }) => sum + cents, 0),
  }
}

export type PlannedOrder = ReturnType<typeof planOrder>

/** A planned order with the number that it got. */
export type NumberedOrder = PlannedOrder & { readonly number: string }
