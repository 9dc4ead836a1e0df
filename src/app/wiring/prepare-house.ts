import type { System } from './open-system.ts'

/** Whatever must stand before the first visitor: the demo house in an empty embedded database. */
export const prepareHouse = async (_system: System) => undefined
