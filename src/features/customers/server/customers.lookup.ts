import { desc, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { readablePhone } from '../../../shared/phone.ts'
import { pathTo } from '../../../sitemap.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'
import { people } from './people.table.ts'

/** Customers and guests by name, e-mail or any digits of their telephone number. */
export const customersLookup: Lookup = {
  kind: 'customer',
  room: 'adminCustomers',
  find: async (db, sought) => {
    const column = sql`${people}.sought`
    const candidates = candidatesOf(sought, {
      column,
      most: mostFindings,
      order: [desc(people.lastContactAt), desc(people.id)],
    })
    const rows = await db
      .select({
        sought: sql<string>`${column}`,
        id: people.id,
        firstName: people.firstName,
        lastName: people.lastName,
        email: people.email,
        phone: people.phone,
      })
      .from(people)
      .where(isSought(column, sought))
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    return nearestOf(rows, sought, mostFindings).map(({ id, firstName, lastName, email, phone }) => {
      const reached = [email, phone && readablePhone(phone)].filter(Boolean)
      const name = `${firstName} ${lastName}`.trim()
      return {
        _id: id,
        title: name || reached.join(' · '),
        detail: name ? reached.join(' · ') : '',
        to: `${pathTo('adminCustomers')}?opened=${id}`,
      }
    })
  },
}
