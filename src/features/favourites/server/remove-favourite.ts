import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { favourites } from './favourites.table.ts'

/** Removes a product from the caller's list, if it is on it. */
export const removeFavourite = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    if (!isProductId(id)) return
    await db
      .delete(favourites)
      .where(and(eq(favourites.accountId, accountId), eq(favourites.productId, id.toLowerCase())))
  })
