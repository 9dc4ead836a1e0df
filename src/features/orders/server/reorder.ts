import type { Context } from '../../../platform/context/context.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { addLinesToCart } from '../../cart/server/cart.public.ts'
import { findOrder } from './find-order.public.ts'
import { findOrderLines } from './order-lines.repository.ts'

/**
 * Puts the products of an earlier order into the caller's cart, as far as they are available, and says which are not.
 * The price that was paid counts as the seen price: if it has changed, the cart asks the customer first.
 */
export const reorder = (ctx: Context, id: string) =>
  ctx.once(async (tx) => {
    const order = await findOrder(tx.db, { id, accountId: signedInCaller(ctx).id })
    const lines = await findOrderLines(tx.db, order.id)
    const { cart, missing } = await addLinesToCart(
      ctx,
      tx,
      lines.map(({ productId, size, quantity, unitCents }) => ({
        productId,
        size,
        quantity,
        seenCents: unitCents,
      })),
    )
    const nameOf = (short: (typeof missing)[number]) => {
      const line = lines.find(({ productId, size }) => productId === short.productId && size === short.size)
      return line ? localized(ctx.lng, line.nameFr, line.nameEn) : ''
    }
    return {
      success: true as const,
      cart,
      missing: missing.map((short) => ({ ...short, name: nameOf(short), size: short.size || null })),
    }
  })
