import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { Kept } from '../tries.rules.ts'
import { tries } from './tries.table.ts'

/**
 * The counts under these keys, locked; a key that was never tried counts 0. Every call locks them in the order of the
 * keys, and one statement locks the existing rows and inserts the missing ones, key by key. A transaction that inserted
 * all missing rows first could wait for another one that holds the existing rows and wants the missing ones.
 */
export const lockTries = async (
  db: Db,
  keys: readonly string[],
  nowMs: number,
): Promise<(key: string) => Kept> => {
  const at = new Date(nowMs)
  const fresh = keys.toSorted().map((key) => ({ key, count: 0, lastAt: at, freeAt: at }))
  const rows = await db
    .insert(tries)
    .values(fresh)
    .onConflictDoUpdate({ target: tries.key, set: { count: tries.count } })
    .returning()
  const kept = new Map<string, Kept>()
  for (const { key, count, lastAt, freeAt } of rows)
    kept.set(key, { count, lastAtMs: lastAt.getTime(), freeAtMs: freeAt.getTime() })
  return (key) => kept.get(key) ?? { count: 0, lastAtMs: nowMs, freeAtMs: nowMs }
}

/**
 * Which of these keys have been tried, locked in the same order: by their bytes, whatever the database's collation is.
 */
export const lockTried = async (db: Db, keys: readonly string[]) => {
  const rows = await db
    .select({ key: tries.key })
    .from(tries)
    .where(inArray(tries.key, [...keys]))
    .orderBy(sql`${tries.key} collate "C"`)
    .for('update')
  return rows.map(({ key }) => key)
}

/** Writes counts that the caller has locked. */
export const storeTries = async (db: Db, counted: ReadonlyMap<string, Kept>) => {
  const rows = [...counted].map(([key, { count, lastAtMs, freeAtMs }]) => ({
    key,
    count,
    lastAt: new Date(lastAtMs),
    freeAt: new Date(freeAtMs),
  }))
  await db
    .insert(tries)
    .values(rows)
    .onConflictDoUpdate({
      target: tries.key,
      set: { count: sql`excluded.count`, lastAt: sql`excluded.last_at`, freeAt: sql`excluded.free_at` },
    })
}

/** Deletes the rows whose count is 0, so that a refused try leaves no rows behind. */
export const dropUntried = async (db: Db, keys: readonly string[]) => {
  await db.delete(tries).where(and(inArray(tries.key, [...keys]), eq(tries.count, 0)))
}
