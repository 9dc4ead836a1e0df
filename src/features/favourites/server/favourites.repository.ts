import { and, desc, eq, inArray } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { isPresented, products } from '../../catalog/server/catalog.table.ts'
import type { Favourite } from '../favourites.contract.ts'
import { favourites } from './favourites.table.ts'

/** The list of an account, newest first, without the products that are no longer presented. */
export const findFavourites = async (db: Db, accountId: string): Promise<Favourite[]> => {
  const rows = await db
    .select({ productId: favourites.productId, addedAt: favourites.addedAt })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.accountId, accountId), isPresented))
    .orderBy(desc(favourites.addedAt), desc(favourites.seq))
  return rows.map(({ productId, addedAt }) => ({ productId, addedAt: addedAt.toISOString() }))
}

/** Those of these ids that name a product the house presents, in their order. */
export const presentedProducts = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const asked = ids.filter(isProductId).map((id) => id.toLowerCase())
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, asked), isPresented))
  const presented = new Set(rows.map(({ id }) => id))
  return asked.filter((id) => presented.has(id))
}

interface NewFavourites {
  readonly accountId: string
  /** The newest comes first. */
  readonly productIds: readonly string[]
  readonly addedAt: Temporal.Instant
}

/** Enters products that are not on the list yet; of those that come at once, the last entered is the newest. */
export const enterFavourites = async (db: Db, { accountId, productIds, addedAt }: NewFavourites) => {
  if (productIds.length === 0) return
  const added = dateOf(addedAt)
  await db
    .insert(favourites)
    .values(productIds.toReversed().map((productId) => ({ accountId, productId, addedAt: added })))
    .onConflictDoNothing()
}
