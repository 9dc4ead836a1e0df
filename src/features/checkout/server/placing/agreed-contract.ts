import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import { currentVersionOf } from '../../../documents/server/documents.public.ts'
import { guaranteedYears } from '../../../guarantees/server/guarantees.public.ts'
import type { AgreedLine, OrderContract } from '../../../papers/order-contract.ts'
import { deliveryResident } from '../../../settings/server/delivery.public.ts'
import { houseResident } from '../../../settings/server/house.public.ts'
import { sellerResident } from '../../../settings/server/seller.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import type { PlaceOrderInput } from '../../checkout.contract.ts'
import { isWithdrawable } from '../../pricing/sale-line.ts'
import type { PricedCart, PricedLine } from './priced-cart.ts'

/** The terms in force, the seller, how the house delivers and what it guarantees beyond the law, which are read from memory before the transaction begins. */
export const sellingParties = async ({ resident, clock }: Pick<Context, 'resident' | 'clock'>) => ({
  termsVersion: await currentVersionOf({ resident, clock }, 'cgv'),
  house: await resident(houseResident),
  seller: await resident(sellerResident),
  delivery: await resident(deliveryResident),
  durability: await guaranteedYears({ resident }),
})

export type Parties = Awaited<ReturnType<typeof sellingParties>>

interface Agreement {
  readonly email: string
  readonly input: PlaceOrderInput
  readonly priced: PricedCart
  readonly parties: Parties
}

const agreedLine = (
  { line, amounts, promised }: PricedLine,
  durability: Parties['durability'],
): AgreedLine => {
  const durabilityYears = durability.get(line.productId)
  return {
    productId: line.productId,
    sku: line.sku,
    nameFr: line.nameFr,
    nameEn: line.nameEn,
    compositionFr: line.compositionFr,
    compositionEn: line.compositionEn,
    size: line.size,
    quantity: line.quantity,
    unitCents: line.priceCents,
    discountCents: amounts.discountCents,
    netCents: amounts.netCents,
    vatRate: amounts.vatRate,
    vatCents: amounts.vatCents,
    promisedFrom: promised.from,
    promisedTo: promised.to,
    withdrawable: isWithdrawable(line),
    ...(durabilityYears && { durabilityYears }),
  }
}

/** How the customer is measured, where there is something to measure for. */
const measuringOf = (
  { measuring }: Pick<PlaceOrderInput, 'measuring'>,
  lines: readonly PricedLine[],
): Pick<OrderContract, 'measuring'> => {
  if (!measuring || !lines.some(({ line }) => isMadeToMeasure(line.size))) return {}
  const { way, phone, start } = measuring
  return { measuring: way === 'salon' && start ? { way, phone, start } : { way: 'home', phone } }
}

/** What the customer agrees to by pressing the button, without the order number, which is given later. */
export const agreedContract = (
  ctx: Context,
  {
    email,
    input,
    priced: { quote, lines },
    parties: { house, seller, delivery, durability, termsVersion },
  }: Agreement,
): Omit<OrderContract, 'number'> => {
  const placedAt = dateOf(ctx.clock.now()).toISOString()
  const shippingAddress = input.deliveryMethod === 'pickup' ? null : (input.shippingAddress ?? null)
  const billingAddress = input.billingAddress ?? input.shippingAddress
  if (!billingAddress) throw new Error('An order without an address passed its schema')
  return {
    placedAt,
    language: ctx.lng,
    terms: { document: 'cgv', version: termsVersion, acceptedAt: placedAt },
    from: whereFrom(ctx),
    seller,
    house: { name: house.name, email: house.email, phone: house.phone },
    delivery,
    email,
    shippingAddress,
    billingAddress,
    deliveryMethod: input.deliveryMethod,
    notes: input.notes,
    eventDate: input.eventDate ?? null,
    ...measuringOf(input, lines),
    promoCode: quote.promoCode ?? null,
    lines: lines.map((line) => agreedLine(line, durability)),
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    shippingCents: quote.shippingCents,
    shippingVatRate: quote.vatRate,
    shippingVatCents: quote.shippingVatCents,
    vatCents: quote.vatCents,
    totalCents: quote.totalCents,
  }
}
