import { randomUUID } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { dateOf } from '../clock.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/database.ts'
import { unclaimedMedia } from './unclaimed-media.table.ts'

/** The keys whose files a transaction is about to store, or has just stopped showing. */
export interface MediaClaim {
  readonly claim: string
  readonly keys: readonly string[]
}

interface Claiming extends Pick<Context, 'clock'> {
  readonly keys: readonly string[]
}

/**
 * Claims, in a transaction, keys that may have files which no row shows: the claim is committed before the first file
 * is stored. Two calls that store the same picture have a claim each, so neither removes files that the other needs.
 */
export const claimMedia = async (db: Db, { keys, clock }: Claiming): Promise<MediaClaim> => {
  const claim = randomUUID()
  // The keys are sorted, so that two calls that claim the same keys do not deadlock.
  const distinct = [...new Set(keys)].sort()
  for (const key of distinct) await lockKey(db, key)
  const since = dateOf(clock.now())
  await db.insert(unclaimedMedia).values(distinct.map((mediaKey) => ({ mediaKey, claim, since })))
  return { claim, keys: distinct }
}

/**
 * Removes the claim in the transaction that wrote the rows which show the files. It returns false when the files were
 * swept meanwhile: then no row may show them.
 */
export const settleMedia = async (db: Db, { claim, keys }: MediaClaim) => {
  const settled = await db
    .delete(unclaimedMedia)
    .where(and(inArray(unclaimedMedia.mediaKey, [...keys]), eq(unclaimedMedia.claim, claim)))
    .returning({ key: unclaimedMedia.mediaKey })
  return settled.length === keys.length
}

/** Gives up claimed files that are not shown; files stay when another row shows them or another claim exists. */
export const discardMedia = async (
  { db, media }: Pick<Context, 'db' | 'media'>,
  { claim, keys }: MediaClaim,
) => {
  for (const key of keys) await removeUnshown({ db, media }, { key, given: eq(unclaimedMedia.claim, claim) })
}

interface Unshown {
  readonly key: string
  /** The claims that are given up; as long as the key has another claim, its files stay. */
  readonly given: SQL
}

/**
 * Removes the files of a key that no row shows. A process that claims the key meanwhile waits for the end; a
 * transaction that is about to show it is waited for.
 */
export const removeUnshown = ({ db, media }: Pick<Context, 'db' | 'media'>, { key, given }: Unshown) =>
  db.transaction(async (tx) => {
    await lockKey(tx, key)
    const ofKey = eq(unclaimedMedia.mediaKey, key)
    const noted = await tx
      .select({ isGiven: sql<boolean>`${given}` })
      .from(unclaimedMedia)
      .where(ofKey)
      .for('update')
    if (!noted.some(({ isGiven }) => isGiven)) return
    if (noted.every(({ isGiven }) => isGiven) && !(await isShown(tx, key))) await media.removeFolder(key)
    await tx.delete(unclaimedMedia).where(and(ofKey, given))
  })

/** Locks a key until the end of the transaction, so that only one process claims or removes it at a time. */
const lockKey = (db: Db, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${key}`}, 0))`)

/** This is a separate statement: a statement that waited for a lock would still see the rows from before the wait. */
const isShown = async (db: Db, key: string) => {
  const { rows } = await db.execute(sql`select from held_media where media_key = ${key} limit 1`)
  return rows.length > 0
}
