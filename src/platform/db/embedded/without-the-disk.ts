import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

/**
 * A transaction whose end does not wait for the disk, for rows that are many and may be lost: a power cut may take its
 * last second. Never inside another one, which would then not wait either.
 */
export const withoutTheDisk = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    return work(tx)
  })
