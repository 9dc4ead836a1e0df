import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { cartLines, cartMerges } from './cart.table.ts'

/** The content of the customer's cart, including products that the house no longer shows. */
export const cartContents: PersonalData = {
  section: 'cart',
  tables: ['cart_lines'],
  collect: async (db, { id }) => {
    const rows = await db
      .select({
        productId: cartLines.productId,
        piece: products.nameFr,
        size: cartLines.size,
        quantity: cartLines.quantity,
        seenPriceCents: cartLines.seenPriceCents,
        addedAt: cartLines.addedAt,
      })
      .from(cartLines)
      .innerJoin(products, eq(products.id, cartLines.productId))
      .where(eq(cartLines.accountId, id))
      .orderBy(asc(cartLines.seq))
    return rows.map(({ seenPriceCents, ...line }) => ({ ...line, seenPrice: eurosOfCents(seenPriceCents) }))
  },
}

/** The guest carts that were merged into the customer's. */
export const mergedCarts: PersonalData = {
  section: 'cartMerges',
  tables: ['cart_merges'],
  collect: (db, { id }) =>
    db
      .select({ mergeId: cartMerges.mergeId, mergedAt: cartMerges.mergedAt, lines: cartMerges.lines })
      .from(cartMerges)
      .where(eq(cartMerges.accountId, id))
      .orderBy(asc(cartMerges.mergedAt)),
}
