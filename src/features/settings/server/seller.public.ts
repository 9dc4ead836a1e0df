import { sellerSchema } from '../seller.schema.ts'
import { defaultSeller } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record for editing. */
export const sellerRecord = storedRecord({ subject: 'seller', schema: sellerSchema, defaults: defaultSeller })

/** Announced when the seller's record changes. */
export const sellerTag = sellerRecord.tag

/** Reads the record of the seller from the database. */
export const readSeller = sellerRecord.read

/** The record of the seller, kept in memory for the checkout, because each order contains it. */
export const sellerResident = sellerRecord.resident
