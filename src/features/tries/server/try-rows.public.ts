import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { Kept } from '../tries.rules.ts'
import { tries } from './tries.table.ts'

/**
 * The counts under these keys, locked in the order of the keys by every call; those that were never tried are 0. One
 * statement locks what is there and adds what is not, key by key: a transaction that added the new ones first could wait for one
 * that holds the others and wants these.
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

/** Which of these keys have been tried, locked in the same order: by their bytes, whatever language the server sorts in. */
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

/** Deletes the keys without a count: a refused try leaves no rows behind. */
export const dropUntried = async (db: Db, keys: readonly string[]) => {
  await db.delete(tries).where(and(inArray(tries.key, [...keys]), eq(tries.count, 0)))
}
