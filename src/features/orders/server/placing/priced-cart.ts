import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { smallestCents } from '../../../../platform/payments/payment-provider.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import type { CartLineForOrder } from '../../../cart/server/cart.public.ts'
import { readCartForOrder } from '../../../cart/server/cart.public.ts'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import { type DeliveryWindow, deliveryWindow } from '../../delivery-window.ts'
import { tooLateFor } from '../../event-date.rules.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { type Delivery, journeyOf, type LineAmounts, type Quote, quoteOf } from '../../quote.rules.ts'

/** A line of the cart with what it costs and when it comes. */
export interface PricedLine {
  readonly line: CartLineForOrder
  readonly amounts: LineAmounts
  readonly promised: DeliveryWindow
}

export interface PricedCart {
  readonly quote: Quote
  readonly lines: readonly PricedLine[]
}

interface Wish {
  readonly accountId: string
  readonly delivery: Delivery
  readonly promoCode?: string | undefined
  readonly eventDate?: string | undefined
  /** What the customer saw last; another total is told to her before it is agreed to. */
  readonly expectedTotalCents?: number | undefined
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
  const { delivery, promoCode, eventDate, expectedTotalCents } = wish
  const quote = quoteOf({
    lines: cart.map(({ priceCents, quantity }) => ({ unitCents: priceCents, quantity })),
    delivery,
    promoCode,
  })
  if (expectedTotalCents !== undefined && expectedTotalCents !== quote.totalCents)
    throw ordersErrors.priceChanged()
  if (quote.totalCents < payableCents.least) throw ordersErrors.nothingToPay()
  if (quote.totalCents > payableCents.most) throw ordersErrors.tooMuchToPay()
  const lines = pricedLines(ctx, { cart, quote, delivery })
  requireInTime(ctx, eventDate, lines)
  return { quote, lines }
}

interface Priced {
  readonly cart: readonly CartLineForOrder[]
  readonly quote: Quote
  readonly delivery: Delivery
}

const pricedLines = ({ clock }: Context, { cart, quote, delivery }: Priced): readonly PricedLine[] => {
  const orderedAtMs = clock.now().epochMilliseconds
  const journey = journeyOf(delivery)
  return quote.lines.flatMap((amounts, index) => {
    const line = cart[index]
    if (!line) return []
    const promised = deliveryWindow({ orderedAtMs, madeToMeasure: isMadeToMeasure(line.size), journey })
    return [{ line, amounts, promised }]
  })
}

const requireInTime = (ctx: Context, eventDate: string | undefined, lines: readonly PricedLine[]) => {
  if (eventDate === undefined) return
  const promised = lines.map(({ line, promised: { to } }) => ({ ...line, promisedTo: to }))
  const late = tooLateFor(eventDate, promised)
  if (late.length === 0) return
  throw ordersErrors.eventTooSoon({
    values: { pieces: namedPieces(ctx, late) },
    fields: { eventDate: 'errors.eventTooSoon' },
  })
}
