import type { OrderEvent } from '../status/order-event.schema.ts'

type Returned = Extract<OrderEvent, { kind: 'return_noted' | 'return_taken_back' }>['details']

const isSame = (one: Returned) => (other: Returned) =>
  one.reference === other.reference && one.cameOn === other.cameOn

/** The parcels of withdrawals that came back, from the events of their order; one that was noted wrongly is left out. */
export const returnedParcels = (events: readonly OrderEvent[]): readonly Returned[] =>
  events.reduce<readonly Returned[]>((parcels, { kind, details }) => {
    if (kind !== 'return_noted' && kind !== 'return_taken_back') return parcels
    const others = parcels.filter((parcel) => !isSame(details)(parcel))
    return kind === 'return_noted' ? [...others, details] : others
  }, [])
