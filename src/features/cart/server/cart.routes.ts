import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { cartContract } from '../cart.contract.ts'
import { addToCart } from './add-to-cart.ts'
import { changeLine } from './change-line.ts'
import { emptyCart } from './empty-cart.ts'
import { findCart } from './find-cart.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'
import { removeLine } from './remove-line.ts'

export const cartRoutes = implement(cartContract, {
  'GET /cart': (ctx) => findCart(ctx, ctx.db, signedInCaller(ctx).id),
  'POST /cart/add': (ctx, { body }) => addToCart(ctx, body),
  'POST /cart/sync': (ctx, { body }) => mergeGuestCart(ctx, body),
  'PUT /cart/items/{itemId}': (ctx, { params, body }) => changeLine(ctx, { ...params, ...body }),
  'DELETE /cart/items/{itemId}': (ctx, { params }) => removeLine(ctx, params.itemId),
  'DELETE /cart': emptyCart,
})
