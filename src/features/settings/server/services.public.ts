import { servicePricesSchema } from '../services.schema.ts'
import { defaultServices } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record as it is edited. */
export const servicesRecord = storedRecord({
  subject: 'services',
  schema: servicePricesSchema,
  defaults: defaultServices,
})

/** Announced when a price of made to measure changes. */
export const servicesTag = servicesRecord.tag

/** What made to measure begins at, kept in memory: pages of all kinds tell it. */
export const servicesResident = servicesRecord.resident
