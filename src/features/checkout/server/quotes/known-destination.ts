import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { addresses } from '../../../addresses/server/addresses.table.ts'
import { orders } from '../../../orders/server/orders.table.ts'

/** Where an account has its parcels sent: to its default address, or else where its last order went. */
export const findKnownDestination = async (db: Db, accountId: string) => {
  const [saved] = await db
    .select({ country: addresses.country, postalCode: addresses.postalCode })
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true)))
    .limit(1)
  if (saved) return saved
  const [last] = await db
    .select({ to: orders.shippingAddress })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.shippingAddress)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return last?.to ? { country: last.to.country, postalCode: last.to.postalCode } : undefined
}
