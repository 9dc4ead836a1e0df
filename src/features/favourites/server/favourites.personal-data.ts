import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { favourites } from './favourites.table.ts'

/** The customer's favourites, also those that the house no longer presents. */
export const keptFavourites: PersonalData = {
  section: 'favourites',
  tables: ['favourites'],
  collect: (db, { id }) =>
    db
      .select({ productId: favourites.productId, piece: products.nameFr, addedAt: favourites.addedAt })
      .from(favourites)
      .innerJoin(products, eq(products.id, favourites.productId))
      .where(eq(favourites.accountId, id))
      .orderBy(desc(favourites.addedAt), desc(favourites.seq)),
}
