import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { lockLines } from './cart.repository.ts'
import { cartLines } from './cart.table.ts'
import { findCart } from './find-cart.ts'

/** Removes everything from the caller's cart. Returns the cart. */
export const emptyCart = (ctx: Context) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    await lockLines(db, accountId)
    await db.delete(cartLines).where(eq(cartLines.accountId, accountId))
    return findCart(ctx, db, accountId)
  })
