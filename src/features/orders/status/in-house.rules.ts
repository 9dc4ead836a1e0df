import type { Order } from '../order.schema.ts'

interface DeliveryState {
  readonly deliveryMethod: Order['deliveryMethod']
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
}

/** Whether the products of an order have never left the house: they were neither handed to a carrier nor fetched. */
export const isInHouse = ({ deliveryMethod, shippedAt, deliveredAt }: DeliveryState) =>
  deliveredAt === null && (shippedAt === null || deliveryMethod === 'pickup')
