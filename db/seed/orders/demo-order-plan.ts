import { isMadeToMeasure } from '../../../src/features/catalog/catalog.rules.ts'
import { type Delivery, journeyOf, quoteOf } from '../../../src/features/checkout/pricing/quote.rules.ts'
import { isWithdrawable } from '../../../src/features/checkout/pricing/sale-line.ts'
import { deliveryWindow } from '../../../src/features/delivery/delivery-window.ts'
import { softwareVersionOf } from '../../../src/features/documents/server/documents.public.ts'
import { type Fulfilment, fulfilmentAfter } from '../../../src/features/orders/status/fulfilment.rules.ts'
import { heldUntilMs } from '../../../src/features/orders/status/hold.rules.ts'
import type { AgreedLine, OrderContract } from '../../../src/features/papers/order-contract.ts'
import { welcomeReduction } from '../../../src/features/promotions/reduction.rules.ts'
import type { DeliveryTerms } from '../../../src/features/settings/delivery.schema.ts'
import type { House } from '../../../src/features/settings/house.schema.ts'
import type { Seller } from '../../../src/features/settings/seller.schema.ts'
import type { ProductForSale } from '../../../src/features/stock/server/products-for-sale.public.ts'
import { frenchTypography } from '../../../src/shared/text/typography.ts'
import { demoId } from '../products/demo-product.ts'
import { type DemoOrder, type DemoStep, demoBuyers } from './demo-orders.ts'

interface Known {
  readonly now: Temporal.Instant
  readonly products: ReadonlyMap<string, ProductForSale>
  readonly house: House
  readonly seller: Seller
  readonly terms: DeliveryTerms
}

const hoursOfDay = 24
const minutesBetween = 3

/**
 * The moment this many days ago. Each further step of an order comes a little later, so
 * that no two have the same moment.
 */
const momentAgo = (now: Temporal.Instant, { daysAgo, place }: { daysAgo: number; place: number }) =>
  new Date(
    now.subtract({ minutes: Math.round(daysAgo * hoursOfDay * 60) - place * minutesBetween + 9 })
      .epochMilliseconds,
  )

const deliveryOf = ({ buyer, pickup }: DemoOrder): Delivery =>
  pickup ? { method: 'pickup' } : { method: 'standard', ...demoBuyers[buyer].address }

const contractOf = (order: DemoOrder, placedAt: Date, known: Known): Omit<OrderContract, 'number'> => {
  const { house, seller, terms, products, now } = known
  const delivery = deliveryOf(order)
  const bought = order.lines.map(({ product: name, size, quantity = 1 }) => {
    const product = products.get(demoId(name))
    if (!product) throw new Error(`The demo sells no ${name}`)
    return { piece: product, size, quantity, unitCents: product.priceCents }
  })
  const quote = quoteOf({
    lines: bought,
    delivery,
    reduction: welcomeReduction(order.promoCode),
    rates: terms.rates,
  })
  const lines = bought.flatMap(({ piece: product, size, quantity, unitCents }, index): AgreedLine[] => {
    const amounts = quote.lines[index]
    if (!amounts) return []
    const { discountCents, netCents, vatRate, vatCents } = amounts
    const promised = deliveryWindow({
      orderedAtMs: placedAt.getTime(),
      madeToMeasure: isMadeToMeasure(size),
      journey: journeyOf(delivery),
      terms,
    })
    const { id: productId, sku, nameFr, nameEn, compositionFr, compositionEn } = product
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
    terms: { document: 'cgv', version: softwareVersionOf('cgv'), acceptedAt: at },
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

/** The status that the steps lead to, by the same rule as for every order. */
const fulfilmentOf = (steps: readonly DemoStep[]) =>
  steps.reduce<Fulfilment>((fulfilment, { deed }) => {
    if (deed === 'refund_part') return fulfilment
    const next = fulfilmentAfter(fulfilment, deed)
    if (!next && deed !== 'refund_all') throw new Error(`A demo order cannot ${deed} from ${fulfilment}`)
    return next ?? fulfilment
  }, 'awaiting_payment')

const refundCents = ({ line }: DemoStep, { lines, totalCents }: Omit<OrderContract, 'number'>) => {
  if (line === undefined) return totalCents
  const { netCents = 0, quantity = 1 } = lines[line] ?? {}
  return Math.round(netCents / quantity)
}

/** Computes the moments and amounts of a demo order from what was ordered and when. */
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
    fulfilment: fulfilmentOf(order.steps),
    placedAt,
    contract,
    steps,
    paidAt: momentOf('pay'),
    shippedAt: momentOf('ship'),
    deliveredAt: momentOf('deliver'),
    closedAt: momentOf('cancel', 'expire'),
    heldFrom: placedAt,
    heldUntil:
      order.steps.length === 0
        ? new Date(heldUntilMs({ heldFromMs: placedAt.getTime(), nowMs: now.epochMilliseconds }))
        : null,
    refundedCents: steps.reduce((sum, { refundCents: cents }) => sum + cents, 0),
  }
}

export type PlannedOrder = ReturnType<typeof planOrder>

/** A planned order with its number. */
export type NumberedOrder = PlannedOrder & { readonly number: string }
