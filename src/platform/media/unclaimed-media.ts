import { randomUUID } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { dateOf } from '../clock.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/database.ts'
import { unclaimedMedia } from './unclaimed-media.table.ts'

/** Keys whose files a transaction is about to put, or has just stopped showing. */
export interface MediaClaim {
  readonly claim: string
  readonly keys: readonly string[]
}

interface Claiming extends Pick<Context, 'clock'> {
  readonly keys: readonly string[]
}

/**
 * Notes, inside a transaction, that these keys may have files which no row shows: it has committed before the first file
 * is put. Two calls that store the same picture have a note each, so neither removes files that the other needs.
 */
export const claimMedia = async (db: Db, { keys, clock }: Claiming): Promise<MediaClaim> => {
  const claim = randomUUID()
  // In one order, so that two calls that claim the same keys do not lock each other out.
  const distinct = [...new Set(keys)].sort()
  for (const key of distinct) await holdKey(db, key)
  const since = dateOf(clock.now())
  await db.insert(unclaimedMedia).values(distinct.map((mediaKey) => ({ mediaKey, claim, since })))
  return { claim, keys: distinct }
}

/**
 * Strikes the note out, in the transaction that wrote the rows which show the files. False when the files were swept
 * meanwhile: then nothing may be shown.
 */
export const settleMedia = async (db: Db, { claim, keys }: MediaClaim) => {
  const settled = await db
    .delete(unclaimedMedia)
    .where(and(inArray(unclaimedMedia.mediaKey, [...keys]), eq(unclaimedMedia.claim, claim)))
    .returning({ key: unclaimedMedia.mediaKey })
  return settled.length === keys.length
}

/** Gives up what was claimed and never shown; files that another row shows or is about to show stay. */
export const discardMedia = async (
  { db, media }: Pick<Context, 'db' | 'media'>,
  { claim, keys }: MediaClaim,
) => {
  for (const key of keys) await removeUnshown({ db, media }, { key, given: eq(unclaimedMedia.claim, claim) })
}

interface Unshown {
  readonly key: string
  /** The notes that are given up; as long as the key has another one, its files stay. */
  readonly given: SQL
}

/**
 * Removes the files of a key that no row shows. A process that claims the key meanwhile waits for the end; one that is
 * showing it is waited for.
 */
export const removeUnshown = ({ db, media }: Pick<Context, 'db' | 'media'>, { key, given }: Unshown) =>
  db.transaction(async (tx) => {
    await holdKey(tx, key)
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

/** One at a time claims or removes a key, until its transaction ends. */
const holdKey = (db: Db, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${key}`}, 0))`)

/** Asked by a statement of its own: one that waited for a lock would still see the rows of before. */
const isShown = async (db: Db, key: string) => {
  const { rows } = await db.execute(sql`select from held_media where media_key = ${key} limit 1`)
  return rows.length > 0
}
