import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { cartLines } from './cart.table.ts'
import { findCart } from './find-cart.ts'

/** Removes a line from the caller's cart, if it exists. Returns the cart. */
export const removeLine = (ctx: Context, itemId: string) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    if (isUuid(itemId))
      await db.delete(cartLines).where(and(eq(cartLines.id, itemId), eq(cartLines.accountId, accountId)))
    return findCart(ctx, db, accountId)
  })
