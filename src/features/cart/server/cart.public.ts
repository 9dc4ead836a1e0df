import { sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { framedPictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { type Counted, shortened } from '../customer/merge.rules.ts'
import { findLines, readCartRows } from './cart.repository.ts'
import { findCart } from './find-cart.ts'
import { type JoiningLine, joinLines } from './join-lines.ts'

interface OfAccount {
  readonly accountId: string
}

/** Reads an account's cart with all data that an order keeps, in the order of the lines, in one query. */
export const readCartForOrder = async (db: Db, { accountId, lng }: OfAccount & { lng: Language }) => {
  const rows = await readCartRows(db, accountId)
  return rows.map(({ id, available: _, presented, image, ...line }) => ({
    ...line,
    lineId: id,
    deleted: !presented,
    imageKey: image?.key ?? null,
    image: image && framedPictureOnTheWire(image, lng),
  }))
}

export type CartLineForOrder = Awaited<ReturnType<typeof readCartForOrder>>[number]

/** Reads the products and quantities of an account's cart, in the order of its lines. */
export const readCartContents = (db: Db, { accountId }: OfAccount): Promise<readonly Counted[]> =>
  findLines(db, accountId)

interface Bought extends OfAccount {
  readonly lines: readonly Counted[]
}

/**
 * Removes bought products from an account's cart, in one statement: the quantity of each line is reduced, and a line
 * with nothing left is deleted. Products that were added meanwhile stay. A payment locks the order and not the account,
 * so the lines are locked in the order of `lockLines`.
 */
export const removeFromCart = async (db: Db, { accountId, lines }: Bought) => {
  await db.execute(sql`
    with bought as (
      select "productId" as product_id, size, sum(quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line ("productId" uuid, size text, quantity integer)
      group by 1, 2
    ), taken as (
      select l.id, l.quantity - bought.quantity as remaining
      from cart_lines l join bought using (product_id, size)
      where l.account_id = ${accountId}
      order by l.product_id, l.size for update of l
    ), emptied as (
      delete from cart_lines l using taken where l.id = taken.id and taken.remaining <= 0
    )
    update cart_lines l set quantity = taken.remaining from taken where l.id = taken.id and taken.remaining > 0`)
}

/**
 * Adds lines to the caller's cart, as far as they are available: quantities of the same product in the same size add
 * up, up to the stock. Returns the cart, and the lines of which not all could be added.
 */
export const addLinesToCart = async (ctx: Context, { db }: Write, lines: readonly JoiningLine[]) => {
  const accountId = await lockAccount(ctx, db)
  const outcome = await joinLines(db, { accountId, now: ctx.clock.now(), lines, earlier: [] })
  return { cart: await findCart(ctx, db, accountId), missing: shortened(outcome) }
}
