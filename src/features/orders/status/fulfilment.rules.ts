/** Where the products of an order are, whatever becomes of its money. */
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
  // A payment after the reservation has expired revives the order, when its products are still in stock.
  pay: { awaiting_payment: 'to_prepare', expired: 'to_prepare' },
  prepare: { to_prepare: 'in_preparation' },
  ship: { to_prepare: 'shipped', in_preparation: 'shipped' },
  deliver: { shipped: 'delivered' },
  cancel: { awaiting_payment: 'cancelled', to_prepare: 'cancelled', in_preparation: 'cancelled' },
  expire: { awaiting_payment: 'expired' },
  // What was paid back before it left is not made after all, even if the money returns: its sale is undone by a credit note.
  refund_all: { to_prepare: 'cancelled', in_preparation: 'cancelled' },
}

/** Where the products of an order are after a deed; undefined when that cannot happen to it. */
export const fulfilmentAfter = (fulfilment: Fulfilment, deed: FulfilmentDeed): Fulfilment | undefined =>
  next[deed][fulfilment]
