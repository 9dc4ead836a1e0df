import { eq, sql } from 'drizzle-orm'
import { products } from '../../catalog/server/catalog.table.ts'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { stockAlerts } from './stock-alerts.table.ts'

/** The sizes that a person waits for. */
export const awaitedStock: Trace = {
  kind: 'alert',
  room: 'adminCustomers',
  of: (person) => {
    const theirs = isOfPerson(person, { account: stockAlerts.accountId, email: stockAlerts.email })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: stockAlerts.askedAt,
        deed: 'alert-asked',
        record: { kind: 'product', id: products.id },
        title: sql`rtrim(${products.nameFr} || ' ' || ${stockAlerts.size})`,
      })} from ${stockAlerts} join ${products} on ${eq(products.id, stockAlerts.productId)} where ${theirs}`
    )
  },
}
