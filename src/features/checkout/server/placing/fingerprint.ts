import { createHash } from 'node:crypto'
import type { OrderContract } from '../../../papers/order-contract.ts'

type Agreed = Omit<OrderContract, 'number' | 'placedAt' | 'terms' | 'from' | 'seller' | 'house' | 'delivery'>

/**
 * Two orders of one customer are the same when this value is equal: it covers all choices and prices, but not the time
 * of the consent.
 */
export const fingerprintOf = (agreed: Agreed) => {
  const { lines, language, email, shippingAddress, billingAddress, deliveryMethod } = agreed
  const { notes, eventDate, measuring, promoCode, totalCents } = agreed
  const chosen = lines.map(({ productId, size, quantity, unitCents }) => [
    productId,
    size,
    quantity,
    unitCents,
  ])
  const said = [
    chosen,
    language,
    email,
    shippingAddress && Object.values(shippingAddress),
    Object.values(billingAddress),
    deliveryMethod,
    notes,
    eventDate,
    ...(measuring ? [Object.values(measuring)] : []),
    promoCode,
    totalCents,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
