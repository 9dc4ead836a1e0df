import { houseSchema } from '../house.schema.ts'
import { defaultHouse } from '../settings.defaults.ts'
import { storedRecord } from './stored-record.ts'

/** The record as it is edited. */
export const houseRecord = storedRecord({ subject: 'house', schema: houseSchema, defaults: defaultHouse })

/** Announced when the house's own record changes. */
export const houseTag = houseRecord.tag

/** The house's settings out of the database, for code inside a transaction. */
export const readHouse = houseRecord.read

/** The house's settings, read on every page and changed a few times a year: kept in memory. */
export const houseResident = houseRecord.resident
