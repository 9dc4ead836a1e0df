import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { heldAccount } from '../../accounts/server/accounts.public.ts'
import { holdLines } from './cart.repository.ts'
import { cartLines } from './cart.table.ts'
import { findCart } from './find-cart.ts'

/** Takes everything out of the caller's cart. Answers the cart. */
export const emptyCart = (ctx: Context) =>
  ctx.write(async ({ db }) => {
    const accountId = await heldAccount(ctx, db)
    await holdLines(db, accountId)
    await db.delete(cartLines).where(eq(cartLines.accountId, accountId))
    return findCart(ctx, db, accountId)
  })
