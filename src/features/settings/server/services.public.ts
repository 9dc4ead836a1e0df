import { servicePricesSchema } from '../services.schema.ts'
import { defaultServices } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record for editing. */
export const servicesRecord = storedRecord({
  subject: 'services',
  schema: servicePricesSchema,
  defaults: defaultServices,
})

/** Announced when a starting price of made to measure changes. */
export const servicesTag = servicesRecord.tag

/** The starting prices of made to measure, kept in memory, because pages of all kinds show them. */
export const servicesResident = servicesRecord.resident
