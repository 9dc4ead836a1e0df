import { sellerSchema } from '../seller.schema.ts'
import { defaultSeller } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record as it is edited. */
export const sellerRecord = storedRecord({ subject: 'seller', schema: sellerSchema, defaults: defaultSeller })

/** Announced when the seller's record changes. */
export const sellerTag = sellerRecord.tag

/** The company behind the house, out of the database. */
export const readSeller = sellerRecord.read

/** The same, kept in memory for the checkout: each order is agreed to with it. */
export const sellerResident = sellerRecord.resident
