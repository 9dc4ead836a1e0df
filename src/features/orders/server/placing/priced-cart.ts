import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { smallestCents } from '../../../../platform/payments/payment-provider.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/calendar/spoken-day.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import type { CartLineForOrder } from '../../../cart/server/cart.public.ts'
import { readCartForOrder } from '../../../cart/server/cart.public.ts'
import type { DeliveryTerms } from '../../../settings/delivery.schema.ts'
import { type PiecePromise, promiseOf, rangeOf } from '../../delivery-promise.rules.ts'
import type { DeliveryWindow } from '../../delivery-window.ts'
import { eventFault } from '../../event-date.rules.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { promisable } from '../../promisable.rules.ts'
import { type Delivery, journeyOf, type LineAmounts, type Quote, quoteOf } from '../../quote.rules.ts'

/** A line of the cart with what it costs and when it comes. */
export interface PricedLine {
  readonly line: CartLineForOrder
  readonly amounts: LineAmounts
  readonly promised: PiecePromise
}

export interface PricedCart {
  readonly quote: Quote
  readonly lines: readonly PricedLine[]
}

interface Wish {
  readonly accountId: string
  readonly delivery: Delivery
  /** How the house sends, as it is agreed to. */
  readonly terms: DeliveryTerms
  readonly promoCode?: string | undefined
  readonly eventDate?: string | undefined
  /** What the customer saw last; another total is told to her before it is agreed to. */
  readonly expectedTotalCents?: number | undefined
  /** The days that she saw last; others are told to her, too. */
  readonly expectedDelivery?: DeliveryWindow | undefined
}

/** The smallest amount that a provider takes, and the largest: eight digits. */
const payableCents = { least: smallestCents, most: 99_999_999 } as const

/** Names the pieces that a refusal is about, each with its size. */
export const namedPieces = (ctx: Pick<Context, 'lng'>, lines: readonly CartLineForOrder[]) =>
  lines
    .map(({ nameFr, nameEn, size }) => [localized(ctx.lng, nameFr, nameEn), size].filter(Boolean).join(', '))
    .join('\u00a0; ')

/** The caller's cart at today's prices, as it would be ordered; refused while anything in it asks to be looked at again. */
export const pricedCart = async (ctx: Context, db: Db, wish: Wish): Promise<PricedCart> => {
  const cart = await readCartForOrder(db, { accountId: wish.accountId, lng: ctx.lng })
  if (cart.length === 0) throw ordersErrors.cartEmpty()
  const gone = cart.filter(({ deleted }) => deleted)
  if (gone.length > 0) throw ordersErrors.outOfStock({ values: { pieces: namedPieces(ctx, gone) } })
  if (cart.some(({ priceCents, seenPriceCents }) => priceCents !== seenPriceCents))
    throw ordersErrors.priceChanged()
  const { delivery, terms, promoCode, eventDate, expectedTotalCents } = wish
  const quote = quoteOf({
    lines: cart.map(({ priceCents, quantity }) => ({ unitCents: priceCents, quantity })),
    delivery,
    promoCode,
    rates: terms.rates,
  })
  if (expectedTotalCents !== undefined && expectedTotalCents !== quote.totalCents)
    throw ordersErrors.priceChanged()
  if (quote.totalCents < payableCents.least) throw ordersErrors.nothingToPay()
  if (quote.totalCents > payableCents.most) throw ordersErrors.tooMuchToPay()
  const lines = pricedLines(ctx, { cart, quote, delivery, terms })
  requireDays(lines, wish.expectedDelivery)
  requireInTime(ctx, eventDate, lines)
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
    throw ordersErrors.deliveryChanged()
}

const requireInTime = (ctx: Context, eventDate: string | undefined, lines: readonly PricedLine[]) => {
  if (eventDate === undefined) return
  const fault = eventFault({
    eventDate,
    today: parisTime(ctx.clock.now().epochMilliseconds).date,
    lines: lines.map(({ line, promised: { earliestEvent } }) => ({
      name: namedPieces(ctx, [line]),
      earliestEvent,
    })),
  })
  if (fault?.kind === 'past') throw ordersErrors.eventPast({ fields: { eventDate: 'errors.eventPast' } })
  if (fault)
    throw ordersErrors.eventTooSoon({
      values: { pieces: fault.names.join('\u00a0; '), day: spokenDay(fault.earliest, ctx.lng) },
      fields: { eventDate: 'errors.eventTooSoon' },
    })
}
