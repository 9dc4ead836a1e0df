import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { readablePhone } from '../../../shared/phone.ts'
import { pathTo } from '../../../sitemap.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'

/** Customers by name, e-mail or any digits of their telephone number; each leads to what they ordered. */
export const customersLookup: Lookup = {
  kind: 'customer',
  room: 'adminOrders',
  find: async (db, sought) => {
    const column = sql`${accounts}.sought`
    const candidates = candidatesOf(sought, {
      column,
      most: mostFindings,
      order: [desc(accounts.createdAt), asc(accounts.id)],
    })
    const rows = await db
      .select({
        sought: sql<string>`${column}`,
        id: accounts.id,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        email: accounts.email,
        phone: accounts.phone,
      })
      .from(accounts)
      .where(and(eq(accounts.role, 'user'), isSought(column, sought)))
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    return nearestOf(rows, sought, mostFindings).map(({ id, firstName, lastName, email, phone }) => ({
      _id: id,
      title: `${firstName} ${lastName}`,
      detail: phone ? `${email} · ${readablePhone(phone)}` : email,
      to: `${pathTo('adminOrders')}?search=${encodeURIComponent(email)}`,
    }))
  },
}
