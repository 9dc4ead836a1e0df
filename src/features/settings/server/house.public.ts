import { houseSchema } from '../house.schema.ts'
import { defaultHouse } from '../settings.defaults.ts'
import { keptRecord } from './kept-record.ts'

const record = keptRecord({ subject: 'house', schema: houseSchema, defaults: defaultHouse })

/** Announced when the house's own record changes. */
export const houseTag = record.tag

/** The house's settings out of the database, for whoever is inside a transaction. */
export const readHouse = record.read

/** The house's settings, read on every page and changed a few times a year: kept in memory. */
export const houseResident = record.resident
