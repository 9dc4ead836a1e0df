import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { brandErrors } from '../brand.errors.ts'
import type { BrandKind } from '../brand.rules.ts'
import { type BrandRow, brandPictures } from './brand.table.ts'

interface SeenPicture {
  readonly kind: BrandKind
  /** The version that the caller has read; 0 where there was none. */
  readonly seen: number
}

/** Locks a place for the rest of the transaction, whether a picture is in it or not, if it is as the caller has seen it. */
export const lockPicture = async (tx: Db, { kind, seen }: SeenPicture): Promise<BrandRow | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`brand:${kind}`}))`)
  const [row] = await tx.select().from(brandPictures).where(eq(brandPictures.kind, kind))
  if ((row?.version ?? 0) !== seen) throw brandErrors.pictureChanged()
  return row
}

/** What the log keeps of a picture. */
export const keptPicture = ({ key, focalX, focalY }: Pick<BrandRow, 'key' | 'focalX' | 'focalY'>) => ({
  picture: key,
  focalPoint: `${focalX} / ${focalY}`,
})
