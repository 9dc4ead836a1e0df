import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { addresses } from '../../../addresses/server/addresses.table.ts'
import { readCartContents } from '../../../cart/server/cart.public.ts'
import { promisable } from '../../../catalog/promisable.rules.ts'
import { promiseOf } from '../../../delivery/delivery-promise.rules.ts'
import { homeCountry } from '../../../delivery/shipping-zone.ts'
import { orders } from '../../../orders/server/orders.table.ts'
import { findReduction } from '../../../promotions/server/find-reduction.public.ts'
import { deliveryResident } from '../../../settings/server/delivery.public.ts'
import { type Delivery, isFreeInFrance, journeyOf, quoteOf } from '../../pricing/quote.rules.ts'
import { reductionOnTheWire } from '../../pricing/reduction-on-the-wire.ts'
import {
  billedQuantity,
  isWithdrawable,
  type SaleLine,
  statusOfLine,
  type WantedLine,
} from '../../pricing/sale-line.ts'
import type { QuoteAnswer, QuotedLine, QuoteInput } from '../../quote.contract.ts'
import { readSaleLines } from './read-sale-lines.ts'

/**
 * The lines to price: those that the call sent, or else those of the caller's cart; a guest has no cart on the server.
 */
const wantedLines = async (
  { caller, db }: Context,
  items: QuoteInput['items'],
): Promise<readonly WantedLine[]> => {
  if (items)
    return items.map(({ productId, quantity, options }) => ({
      productId,
      quantity,
      size: options.size ?? '',
    }))
  if (!caller) return []
  const lines = await readCartContents(db, { accountId: caller.id })
  return lines.map(({ productId, quantity, size }) => ({ productId, quantity, size }))
}

/** Where an account has its parcels sent: to its default address, or else where its last order went. */
const findKnownDestination = async (db: Db, accountId: string) => {
  const [saved] = await db
    .select({ country: addresses.country, postalCode: addresses.postalCode })
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true)))
    .limit(1)
  if (saved) return saved
  const [last] = await db
    .select({ to: orders.shippingAddress })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.shippingAddress)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return last?.to ? { country: last.to.country, postalCode: last.to.postalCode } : undefined
}

/**
 * Without a country the delivery is estimated: for the country that is known of the caller, and for France of anybody
 * else.
 */
const deliveryOf = async (
  { db, caller }: Context,
  { country, postalCode, deliveryMethod }: QuoteInput,
): Promise<{ readonly delivery: Delivery; readonly estimatedFor: string | null }> => {
  if (deliveryMethod === 'pickup') return { delivery: { method: 'pickup' }, estimatedFor: null }
  if (country !== undefined)
    return { delivery: { method: 'standard', country, postalCode }, estimatedFor: null }
  const known = caller ? await findKnownDestination(db, caller.id) : undefined
  return known && known.country !== homeCountry
    ? { delivery: { method: 'standard', ...known }, estimatedFor: known.country }
    : { delivery: { method: 'estimate' }, estimatedFor: homeCountry }
}

/** Prices the lines that a guest sent, or those of the caller's cart. Nothing is stored and nothing is reserved. */
export const answerQuote = async (ctx: Context, input: QuoteInput): Promise<QuoteAnswer> => {
  const accountId = ctx.caller?.id
  const lines = await readSaleLines(ctx.db, { lines: await wantedLines(ctx, input.items), accountId })
  const { delivery, estimatedFor } = await deliveryOf(ctx, input)
  const terms = await ctx.resident(deliveryResident)
  const found = await findReduction(ctx, ctx.db, { typed: input.promoCode, accountId, lines })
  const appliesTo = found?.appliesTo ?? (() => true)
  const quote = quoteOf({
    lines: lines.map((line) => ({
      unitCents: line.unitCents,
      quantity: billedQuantity(line),
      reducible: appliesTo(line),
    })),
    delivery,
    reduction: found?.reduction,
    rates: terms.rates,
  })
  const purchase = { journey: journeyOf(delivery), orderedAtMs: ctx.clock.now().epochMilliseconds, terms }
  const onTheWire = (line: SaleLine): QuotedLine => {
    const product = promisable(line)
    const status = statusOfLine(line)
    // No delivery days are promised for a product that is unavailable or unknown.
    const promise = status === 'unavailable' ? undefined : promiseOf(product, purchase)
    return {
      productId: line.productId,
      size: line.size || null,
      quantity: line.quantity,
      name: localized(ctx.lng, line.nameFr, line.nameEn),
      unitPrice: eurosOfCents(line.unitCents),
      total: eurosOfCents(line.unitCents * line.quantity),
      available: line.available,
      status,
      ...product,
      reducible: appliesTo(line),
      withdrawable: promise !== undefined && isWithdrawable(line),
      deliveryFrom: promise?.from ?? null,
      deliveryTo: promise?.to ?? null,
      earliestEvent: promise?.earliestEvent ?? null,
    }
  }
  return {
    success: true,
    estimated: estimatedFor !== null,
    estimatedFor,
    subtotal: eurosOfCents(quote.subtotalCents),
    discount: eurosOfCents(quote.discountCents),
    shipping: eurosOfCents(quote.shippingCents),
    vat: eurosOfCents(quote.vatCents),
    total: eurosOfCents(quote.totalCents),
    freeShipping: isFreeInFrance(quote, terms.rates),
    promo: input.promoCode
      ? {
          code: input.promoCode,
          applied: quote.promoCode !== undefined,
          terms: found ? reductionOnTheWire(found.reduction) : null,
        }
      : null,
    lines: lines.map(onTheWire),
  }
}
