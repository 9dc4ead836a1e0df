import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { isPresented, products, productVariants } from '../../catalog/server/catalog.table.ts'
import { mainImage } from '../../catalog/server/main-image.public.ts'
import { stockReservations } from '../../stock/server/stock.table.ts'
import type { Counted } from '../customer/merge.rules.ts'
import { cartLines } from './cart.table.ts'

/**
 * How many of a product in a size an account may put into its cart, for a query that joins products to their sizes: the
 * stock, and what is reserved for an unpaid order of the same account; 0 for a product that is not shown or a size that
 * it no longer has. This is the only place with this rule.
 */
const availableProducts = (accountId: string) =>
  sql<number>`case when ${products.presented} then coalesce(${productVariants.stock} + (
    select coalesce(sum(${stockReservations.quantity}), 0) from ${stockReservations}
    where ${stockReservations.accountId} = ${accountId}
      and ${stockReservations.productId} = ${productVariants.productId}
      and ${stockReservations.size} = ${productVariants.size}), 0) else 0 end`.mapWith(Number)

const sizeOfLine = and(
  eq(productVariants.productId, cartLines.productId),
  eq(productVariants.size, cartLines.size),
)

/** Reads everything that is shown and bought of a cart, in the order in which the lines were added, in one query. */
export const readCartRows = (db: Db, accountId: string) =>
  db
    .select({
      id: cartLines.id,
      productId: cartLines.productId,
      size: cartLines.size,
      quantity: cartLines.quantity,
      seenPriceCents: cartLines.seenPriceCents,
      sku: products.sku,
      categoryId: sql<string>`coalesce(${products.categoryId}, '')`,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
      compositionFr: products.compositionFr,
      compositionEn: products.compositionEn,
      priceCents: products.priceCents,
      presented: products.presented,
      stock: sql<number>`coalesce(${productVariants.stock}, 0)`.mapWith(Number),
      available: availableProducts(accountId),
      image: mainImage,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(productVariants, sizeOfLine)
    .where(eq(cartLines.accountId, accountId))
    .orderBy(asc(cartLines.seq))

export type CartRow = Awaited<ReturnType<typeof readCartRows>>[number]

/** Reads the lines of a cart for the rules, in the order in which they were added. */
export const findLines = (db: Db, accountId: string) =>
  db
    .select({
      id: cartLines.id,
      productId: cartLines.productId,
      size: cartLines.size,
      quantity: cartLines.quantity,
      seenPriceCents: cartLines.seenPriceCents,
    })
    .from(cartLines)
    .where(eq(cartLines.accountId, accountId))
    .orderBy(asc(cartLines.seq))

interface OffersInput {
  readonly accountId: string
  readonly productIds: readonly string[]
}

/**
 * Reads the sizes in which the house sells these products, including those out of stock, with the quantity that an
 * account may take; ids of no product are ignored.
 */
export const findOffers = (db: Db, { accountId, productIds }: OffersInput) =>
  db
    .select({
      productId: products.id,
      size: productVariants.size,
      priceCents: products.priceCents,
      available: availableProducts(accountId),
    })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(and(inArray(products.id, productIds.filter(isProductId)), isPresented))

/**
 * Locks the lines of a cart in a fixed order. A payment removes bought products without locking the account, so every
 * code that writes several lines has to lock them in this order.
 */
export const lockLines = (db: Db, accountId: string) =>
  db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.accountId, accountId))
    .orderBy(asc(cartLines.productId), asc(cartLines.size))
    .for('update')

interface NewLines {
  readonly accountId: string
  readonly addedAt: Temporal.Instant
  readonly lines: readonly (Counted & { readonly seenPriceCents: number })[]
}

/**
 * Adds products: the quantity of an existing line is increased, otherwise a new line is inserted. The caller has
 * checked the stock and the limits, which the table checks too.
 */
export const enterLines = async (db: Db, { accountId, addedAt, lines }: NewLines) => {
  if (lines.length === 0) return
  if (lines.length > 1) await lockLines(db, accountId)
  const added = dateOf(addedAt)
  await db
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, accountId, addedAt: added })))
    .onConflictDoUpdate({
      target: [cartLines.accountId, cartLines.productId, cartLines.size],
      set: {
        quantity: sql`${cartLines.quantity} + excluded.quantity`,
        seenPriceCents: sql`excluded.seen_price_cents`,
      },
    })
}
