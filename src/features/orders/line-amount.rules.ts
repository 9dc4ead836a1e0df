import { centsOfEuros, eurosOfCents } from '../../shared/money.ts'
import type { OrderItem } from './order.schema.ts'

/**
 * What a line of an order shows: its price before the reduction, so that the lines come to the subtotal and the
 * reduction stands once, between them and the total. Mails and contracts show the same.
 */
export const lineAmount = ({ product, quantity }: Pick<OrderItem, 'product' | 'quantity'>) =>
  eurosOfCents(centsOfEuros(product.price) * quantity)
