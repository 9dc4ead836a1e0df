import { deliverySchema } from '../delivery.schema.ts'
import { defaultDelivery } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record as it is edited. */
export const deliveryRecord = storedRecord({
  subject: 'delivery',
  schema: deliverySchema,
  defaults: defaultDelivery,
})

/** Announced when the terms of delivery change. */
export const deliveryTag = deliveryRecord.tag

/** How the house sends, out of the database. */
export const readDelivery = deliveryRecord.read

/** The same, kept in memory: every quote and every promise of a day is made with it. */
export const deliveryResident = deliveryRecord.resident
