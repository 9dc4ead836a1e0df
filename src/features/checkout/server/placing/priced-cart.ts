import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { smallestCents } from '../../../../platform/payments/payment-provider.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import type { CartLineForOrder } from '../../../cart/server/cart.public.ts'
import { readCartForOrder } from '../../../cart/server/cart.public.ts'
import { promisable } from '../../../catalog/promisable.rules.ts'
import { type ProductPromise, promiseOf, rangeOf } from '../../../delivery/delivery-promise.rules.ts'
import type { DeliveryWindow } from '../../../delivery/delivery-window.ts'
import { findReduction } from '../../../promotions/server/find-reduction.public.ts'
import type { DeliveryTerms } from '../../../settings/delivery.schema.ts'
import { checkoutErrors } from '../../checkout.errors.ts'
import { eventFault } from '../../delivery/event-date.rules.ts'
import { type Delivery, journeyOf, type LineAmounts, type Quote, quoteOf } from '../../pricing/quote.rules.ts'

/** A line of the cart with its price and its delivery days. */
export interface PricedLine {
  readonly line: CartLineForOrder
  readonly amounts: LineAmounts
  readonly promised: ProductPromise
}

export interface PricedCart {
  readonly quote: Quote
  readonly lines: readonly PricedLine[]
}

interface Wish {
  readonly accountId: string
  readonly delivery: Delivery
  /** The terms of delivery that the customer agrees to. */
  readonly terms: DeliveryTerms
  readonly promoCode?: string | undefined
  readonly eventDate?: string | undefined
  /** Whether the customer orders even if the products are not promised for the event day. */
  readonly acceptsLate?: boolean
  /**
   * The total that the customer saw last. If it has changed, the order is refused, so that the customer sees the new
   * total first.
   */
  readonly expectedTotalCents?: number | undefined
  /** The delivery days that the customer saw last. If they have changed, the order is refused in the same way. */
  readonly expectedDelivery?: DeliveryWindow | undefined
}

/** The smallest and the largest amount that a provider accepts; the largest has eight digits. */
const payableCents = { least: smallestCents, most: 99_999_999 } as const

/** Names the products that a refusal is about, each with its size. */
export const namedProducts = (ctx: Pick<Context, 'lng'>, lines: readonly CartLineForOrder[]) =>
  lines
    .map(({ nameFr, nameEn, size }) => [localized(ctx.lng, nameFr, nameEn), size].filter(Boolean).join(', '))
    .join('\u00a0; ')

/** Prices the caller's cart as it would be ordered now. It is refused while a line needs the customer's attention. */
export const pricedCart = async (ctx: Context, db: Db, wish: Wish): Promise<PricedCart> => {
  const cart = await readCartForOrder(db, { accountId: wish.accountId, lng: ctx.lng })
  if (cart.length === 0) throw checkoutErrors.cartEmpty()
  const gone = cart.filter(({ deleted }) => deleted)
  if (gone.length > 0) throw checkoutErrors.outOfStock({ values: { pieces: namedProducts(ctx, gone) } })
  if (cart.some(({ priceCents, seenPriceCents }) => priceCents !== seenPriceCents))
    throw checkoutErrors.priceChanged()
  const { accountId, delivery, terms, promoCode: typed, expectedTotalCents } = wish
  const found = await findReduction(ctx, db, { typed, accountId, lines: cart, isTaken: true })
  const quote = quoteOf({
    lines: cart.map((line) => ({
      unitCents: line.priceCents,
      quantity: line.quantity,
      reducible: found?.appliesTo(line),
    })),
    delivery,
    reduction: found?.reduction,
    rates: terms.rates,
  })
  if (expectedTotalCents !== undefined && expectedTotalCents !== quote.totalCents)
    throw checkoutErrors.priceChanged()
  if (quote.totalCents < payableCents.least) throw checkoutErrors.nothingToPay()
  if (quote.totalCents > payableCents.most) throw checkoutErrors.tooMuchToPay()
  const lines = pricedLines(ctx, { cart, quote, delivery, terms })
  requireDays(lines, wish.expectedDelivery)
  requireInTime(ctx, wish, lines)
  return { quote, lines }
}

interface Priced {
  readonly cart: readonly CartLineForOrder[]
  readonly quote: Quote
  readonly delivery: Delivery
  readonly terms: DeliveryTerms
}

const pricedLines = ({ clock }: Context, { cart, quote, delivery, terms }: Priced): readonly PricedLine[] => {
  const purchase = { journey: journeyOf(delivery), orderedAtMs: clock.now().epochMilliseconds, terms }
  return quote.lines.flatMap((amounts, index) => {
    const line = cart[index]
    return line ? [{ line, amounts, promised: promiseOf(promisable(line), purchase) }] : []
  })
}

const requireDays = (lines: readonly PricedLine[], expected: DeliveryWindow | undefined) => {
  const range = rangeOf(lines.map(({ promised }) => promised))
  if (expected && (range?.from !== expected.from || range.to !== expected.to))
    throw checkoutErrors.deliveryChanged()
}

const requireInTime = (
  ctx: Context,
  { eventDate, acceptsLate = false }: Wish,
  lines: readonly PricedLine[],
) => {
  if (eventDate === undefined) return
  const fault = eventFault({
    eventDate,
    today: parisTime(ctx.clock.now().epochMilliseconds).date,
    lines: lines.map(({ line, promised: { earliestEvent } }) => ({
      name: namedProducts(ctx, [line]),
      earliestEvent,
    })),
  })
  if (fault?.kind === 'past') throw checkoutErrors.eventPast({ fields: { eventDate: 'errors.eventPast' } })
  if (fault && !acceptsLate)
    throw checkoutErrors.eventTooSoon({
      values: { pieces: fault.names.join('\u00a0; '), day: spokenDay(fault.earliest, ctx.lng) },
      fields: { eventDate: 'errors.eventTooSoon' },
    })
}
