import type { ReactNode } from 'react'
import type { House } from '../../../../settings/house.schema.ts'
import type { Order } from '../../../order.schema.ts'

export interface OrderViewProps {
  readonly order: Order
  readonly nowMs: number
  /** The salon in which customers fetch orders, and its telephone. */
  readonly salon: Pick<House, 'address' | 'phone' | 'name'>
  /** An address as it stands on an envelope. */
  readonly address: (address: Order['billingAddress']) => ReactNode
  readonly openCart: () => void
}
