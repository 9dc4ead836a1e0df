import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import type { ToldType } from '../provider-events.ts'
import { demoDeliveries, type Telling } from './demo-payments.table.ts'

const lateMs = 30_000

export interface ToldObject {
  readonly id: string
  readonly payment_intent?: string
}

export interface ToldEvent {
  readonly type: ToldType
  readonly object: ToldObject
  readonly atMs: number
  readonly telling?: Telling
}

/**
 * Enqueues events in the caller's transaction: they are delivered if and only if the changes that they report are
 * committed.
 */
export const sendEvents = async (tx: Db, events: readonly ToldEvent[]) => {
  const deliveries = events.flatMap(deliveriesOf)
  if (deliveries.length > 0) await tx.insert(demoDeliveries).values(deliveries)
}

/** The object of an event names its payment, or is the payment itself. */
const intentIdOf = (object: ToldObject) => object.payment_intent ?? object.id

const deliveriesOf = ({ type, object, atMs, telling }: ToldEvent) => {
  const eventId = `evt_${randomBytes(12).toString('hex')}`
  const created = Math.floor(atMs / 1000)
  const body = JSON.stringify({ id: eventId, object: 'event', type, created, data: { object } })
  const delivery = {
    eventId,
    intentId: intentIdOf(object),
    body,
    dueAt: new Date(telling === 'late' ? atMs + lateMs : atMs),
  }
  return telling === 'twice' ? [delivery, delivery] : [delivery]
}
