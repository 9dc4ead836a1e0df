import { seedDemoHouse } from '../db/seed/demo-house.ts'
import { paymentPurposes } from '../src/app/wiring/modules/payment-purposes.ts'
import type { Config } from '../src/platform/config/config.ts'
import { enterLargeHouse } from './large-house.ts'
import { withSystemContext } from './system-context.ts'

/** Fills the database of this configuration with the demo house; false when there are products in it already. */
export const seedDemo = (config: Config) => withSystemContext(config, seedDemoHouse, paymentPurposes)

/** Adds what a house has after many years, to see how it works then. */
export const seedLarge = (config: Config) => withSystemContext(config, ({ db }) => enterLargeHouse(db))
