import { houseSchema } from '../house.schema.ts'
import { defaultHouse } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record for editing. */
export const houseRecord = storedRecord({ subject: 'house', schema: houseSchema, defaults: defaultHouse })

/** Announced when the house's own record changes. */
export const houseTag = houseRecord.tag

/** Reads the record of the house from the database, for code inside a transaction. */
export const readHouse = houseRecord.read

/** The record of the house, kept in memory, because every page reads it and it rarely changes. */
export const houseResident = houseRecord.resident
