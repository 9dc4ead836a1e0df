import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { centsOfEuros } from '../../../shared/money.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { cartErrors } from '../cart.errors.ts'
import { findOffers } from './cart.repository.ts'
import { cartLines } from './cart.table.ts'
import { findCart } from './find-cart.ts'
import { refuseShortage } from './refuse-shortage.ts'

interface Change {
  readonly itemId: string
  readonly quantity?: number | undefined
  readonly seenPrice?: number | undefined
}

const findLine = async (db: Db, { accountId, itemId }: { accountId: string; itemId: string }) => {
  if (!isUuid(itemId)) throw cartErrors.lineNotFound()
  const [line] = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.id, itemId), eq(cartLines.accountId, accountId)))
  if (!line) throw cartErrors.lineNotFound()
  return line
}

/** Sets the quantity of a line, the price that the caller has seen, or both. Returns the cart. */
export const changeLine = (ctx: Context, { itemId, quantity, seenPrice }: Change) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const line = await findLine(db, { accountId, itemId })
    if (quantity !== undefined) {
      const offers = await findOffers(db, { accountId, productIds: [line.productId] })
      const available = offers.find(({ size }) => size === line.size)?.available ?? 0
      refuseShortage({ quantity, inCart: line.quantity, available })
    }
    await db
      .update(cartLines)
      .set({ quantity, ...(seenPrice !== undefined && { seenPriceCents: centsOfEuros(seenPrice) }) })
      .where(eq(cartLines.id, line.id))
    return findCart(ctx, db, accountId)
  })
