import type { Context } from '../../../../platform/context/context.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { promisable } from '../../../catalog/promisable.rules.ts'
import { promiseOf } from '../../../delivery/delivery-promise.rules.ts'
import { homeCountry } from '../../../delivery/shipping-zone.ts'
import { deliveryResident } from '../../../settings/server/delivery.public.ts'
import { type Delivery, isFreeInFrance, journeyOf, quoteOf } from '../../pricing/quote.rules.ts'
import { billedQuantity, isWithdrawable, type SaleLine, statusOfLine } from '../../pricing/sale-line.ts'
import type { QuoteAnswer, QuotedLine, QuoteInput } from '../../quote.contract.ts'
import { findKnownDestination } from './known-destination.ts'
import { readSaleLines } from './read-sale-lines.ts'
import { wantedLines } from './wanted-lines.ts'

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
  const quote = quoteOf({
    lines: lines.map((line) => ({ unitCents: line.unitCents, quantity: billedQuantity(line) })),
    delivery,
    promoCode: input.promoCode,
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
    promo: input.promoCode ? { code: input.promoCode, applied: quote.promoCode !== undefined } : null,
    lines: lines.map(onTheWire),
  }
}
