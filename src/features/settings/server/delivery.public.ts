import { deliverySchema } from '../delivery.schema.ts'
import { defaultDelivery } from '../settings.defaults.ts'
import { keptRecord } from './kept-record.ts'

const record = keptRecord({ subject: 'delivery', schema: deliverySchema, defaults: defaultDelivery })

/** Announced when the terms of delivery change. */
export const deliveryTag = record.tag

/** How the house sends, out of the database. */
export const readDelivery = record.read

/** The same, kept in memory: every quote and every promise of a day is made with it. */
export const deliveryResident = record.resident
