import { eq, sql } from 'drizzle-orm'
import { products } from '../../catalog/server/catalog.table.ts'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { favourites } from './favourites.table.ts'

/** The products that a customer keeps. */
export const addedFavourites: Trace = {
  kind: 'favourite',
  room: 'adminCustomers',
  of: (person) => {
    const theirs = isOfPerson(person, { account: favourites.accountId })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: favourites.addedAt,
        deed: 'favourite-added',
        record: { kind: 'product', id: products.id },
        title: products.nameFr,
      })} from ${favourites} join ${products} on ${eq(products.id, favourites.productId)} where ${theirs}`
    )
  },
}
