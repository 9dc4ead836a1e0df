import type { Db } from '../db/database.ts'

/** A transaction that collects the cache tags to announce when it commits. */
export interface Write {
  readonly db: Db
  readonly announce: (...tags: readonly string[]) => void
}
