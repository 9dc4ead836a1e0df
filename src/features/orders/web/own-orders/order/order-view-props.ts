import type { ReactNode } from 'react'
import type { House } from '../../../../settings/house.schema.ts'
import type { Order } from '../../../order.schema.ts'

export interface OrderViewProps {
  readonly order: Order
  readonly nowMs: number
  /** The salon where customers fetch orders, and its telephone number. */
  readonly salon: Pick<House, 'address' | 'phone' | 'name'>
  /** Renders an address as it is written on an envelope. */
  readonly address: (address: Order['billingAddress']) => ReactNode
  readonly openCart: () => void
}
