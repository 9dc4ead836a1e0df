import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

/**
 * A transaction whose commit does not wait for the disk, for many rows that may be lost: a power cut may lose its last
 * second. Never nest it in another transaction, which would then not wait either.
 */
export const withoutTheDisk = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    return work(tx)
  })
