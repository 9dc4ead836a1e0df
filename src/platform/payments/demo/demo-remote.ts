import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'

/** Where the demo's payments are kept, as if it were elsewhere: in transactions of its own. A context is one. */
export interface DemoRemote {
  readonly db: Db
  readonly clock: Clock
}
