import { deliverySchema } from '../delivery.schema.ts'
import { defaultDelivery } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record for editing. */
export const deliveryRecord = storedRecord({
  subject: 'delivery',
  schema: deliverySchema,
  defaults: defaultDelivery,
})

/** Announced when the terms of delivery change. */
export const deliveryTag = deliveryRecord.tag

/** Reads the terms of delivery from the database. */
export const readDelivery = deliveryRecord.read

/** The terms of delivery, kept in memory: every quote and every delivery promise uses them. */
export const deliveryResident = deliveryRecord.resident
