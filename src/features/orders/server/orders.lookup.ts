import { and, desc, eq, or, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { pathTo } from '../../../sitemap.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'
import { orders } from './orders.table.ts'

/** Orders by number, the number of an invoice, tracking number, amount, and by who bought. */
export const ordersLookup: Lookup = {
  kind: 'order',
  room: 'adminOrders',
  find: async (db, sought) => {
    const column = sql`${orders}.sought`
    const [word = ''] = sought.words
    // As an array, which is read before: an index of orders can then be asked for it.
    const withInvoice = sql`${orders.id} = any (array(
      select ${invoices.subjectId} from ${invoices}
      where ${and(eq(invoices.purpose, 'order'), eq(invoices.number, word.toUpperCase()))}))`
    const candidates = candidatesOf(sought, {
      column,
      most: mostFindings,
      order: [desc(orders.placedAt), desc(orders.id)],
    })
    const rows = await db
      .select({
        sought: sql<string>`${column}`,
        id: orders.id,
        number: orders.number,
        billingAddress: orders.billingAddress,
        totalCents: orders.totalCents,
      })
      .from(orders)
      .where(
        or(
          isSought(column, sought),
          sought.words.length === 1 ? withInvoice : undefined,
          sought.amountCents === undefined ? undefined : eq(orders.totalCents, sought.amountCents),
        ),
      )
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    // Somebody who reads a number aloud says its end.
    const endsSo = ({ number }: { readonly number: string }) =>
      word !== '' && number.endsWith(word.toUpperCase())
    const nearest = [
      ...rows.filter(endsSo),
      ...nearestOf(rows, sought, rows.length).filter((row) => !endsSo(row)),
    ]
    return nearest
      .slice(0, mostFindings)
      .map(({ id, number, billingAddress: { firstName, lastName }, totalCents }) => ({
        _id: id,
        title: number,
        detail: `${firstName} ${lastName} · ${formatEuros(eurosOfCents(totalCents))}`,
        to: pathTo('adminOrder', { orderId: id }),
      }))
  },
}
