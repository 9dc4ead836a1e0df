import { seedDemoHouse } from '../db/seed/demo-house.ts'
import { paymentPurposes } from '../src/app/wiring/modules/payment-purposes.ts'
import type { Config } from '../src/platform/config/config.ts'
import { withSystemContext } from './system-context.ts'

/** Fills the database of this configuration with the demo house; false when there are products in it already. */
export const seedDemo = (config: Config) => withSystemContext(config, seedDemoHouse, paymentPurposes)
