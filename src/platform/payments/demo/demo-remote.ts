import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'

/**
 * The database and the clock of the demo's payments. The demo uses its own transactions, like a remote service. A
 * context fits this type.
 */
export interface DemoRemote {
  readonly db: Db
  readonly clock: Clock
}
