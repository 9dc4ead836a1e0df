import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Cart } from '../cart.contract.ts'
import { readCartRows } from './cart.repository.ts'
import { cartOnTheWire } from './cart-on-the-wire.ts'

/** The cart of an account in the language of the call. */
export const findCart = async (ctx: Pick<Context, 'lng'>, db: Db, accountId: string): Promise<Cart> =>
  cartOnTheWire(await readCartRows(db, accountId), ctx.lng)
