import type { Order } from '../order.schema.ts'

interface Whereabouts {
  readonly deliveryMethod: Order['deliveryMethod']
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
}

/** Whether the products of an order have never left the house: given to no carrier, or not fetched yet. */
export const isInHouse = ({ deliveryMethod, shippedAt, deliveredAt }: Whereabouts) =>
  deliveredAt === null && (shippedAt === null || deliveryMethod === 'pickup')
