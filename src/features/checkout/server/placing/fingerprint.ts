import { createHash } from 'node:crypto'
import type { OrderContract } from '../../../papers/order-contract.ts'

type Agreed = Omit<OrderContract, 'number' | 'placedAt' | 'terms' | 'from' | 'seller' | 'house' | 'delivery'>

/** What makes two orders of one person the same one: all that was chosen and what it costs, not when it was said. */
export const fingerprintOf = (agreed: Agreed) => {
  const { lines, language, email, shippingAddress, billingAddress, deliveryMethod } = agreed
  const { notes, eventDate, promoCode, totalCents } = agreed
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
    promoCode,
    totalCents,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
