/** The states of the products of an order, independent of its money. */
export const fulfilments = [
  'awaiting_payment',
  'to_prepare',
  'in_preparation',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
] as const

export type Fulfilment = (typeof fulfilments)[number]

/** The events that change the fulfilment of an order. */
export type FulfilmentDeed = 'pay' | 'prepare' | 'ship' | 'deliver' | 'cancel' | 'expire' | 'refund_all'

const next: Readonly<Record<FulfilmentDeed, Partial<Record<Fulfilment, Fulfilment>>>> = {
  // A payment after the reservation has expired revives the order, if its products are still in stock.
  pay: { awaiting_payment: 'to_prepare', expired: 'to_prepare' },
  prepare: { to_prepare: 'in_preparation' },
  ship: { to_prepare: 'shipped', in_preparation: 'shipped' },
  deliver: { shipped: 'delivered' },
  cancel: { awaiting_payment: 'cancelled', to_prepare: 'cancelled', in_preparation: 'cancelled' },
  expire: { awaiting_payment: 'expired' },
  // An order that was refunded before it was sent is not made, even if the money comes back: a credit note has undone
  // the sale.
  refund_all: { to_prepare: 'cancelled', in_preparation: 'cancelled' },
}

/** The fulfilment of an order after a deed; undefined when the deed is impossible. */
export const fulfilmentAfter = (fulfilment: Fulfilment, deed: FulfilmentDeed): Fulfilment | undefined =>
  next[deed][fulfilment]
