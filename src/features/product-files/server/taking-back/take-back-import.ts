import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { audit, auditAll } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productsTag, productTag, searchTag } from '../../../catalog/server/catalog.tags.public.ts'
import { wasShown } from '../../../catalog/server/was-shown.public.ts'
import { productFileAudit } from '../../product-files.audit.ts'
import { productFilesErrors } from '../../product-files.errors.ts'
import { type KeptProduct, lockKeptProducts } from '../kept-products.ts'
import { productImports } from '../product-imports.table.ts'
import { type ComparedChange, changeProducts } from '../writing/change-products.ts'
import { stateOf } from '../writing/log-states.ts'
import { isUntouched, withoutImport } from './without-import.ts'

const removeAdded = async (ctx: Context, { db, announce }: Write, added: readonly KeptProduct[]) => {
  const deletedAt = dateOf(ctx.clock.now())
  const ids = added.map(({ id }) => id)
  await db
    .update(products)
    .set({ deletedAt, updatedAt: deletedAt, version: sql`${products.version} + 1` })
    .where(sql`${products.id} = any(${sql.param(ids)}::uuid[])`)
  await auditAll(
    db,
    ctx,
    productAudit.removed,
    added.map(({ id, rows }) => ({ id, before: rows })),
  )
  announce(...ids.map(productTag), productsTag, searchTag)
}

const lockImport = async ({ db }: Write, id: string) => {
  const [row] = await db.select().from(productImports).where(eq(productImports.id, id)).for('update')
  if (!row) throw requestErrors.unknownCall()
  if (row.takenBackAt) throw productFilesErrors.alreadyTakenBack()
  return row
}

const shownAmong = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), wasShown))
  return new Set(rows.map(({ id }) => id))
}

/** The products of an import that are still there, each with the entries that the import has made of it. */
const lockFound = async (db: Db, numbers: readonly number[]) => {
  const entries = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.id, [...numbers]))
  const ofProduct = Map.groupBy(entries, ({ subjectId }) => subjectId)
  const locked = await lockKeptProducts(db, [...ofProduct.keys()])
  const shown = await shownAmong(db, [...ofProduct.keys()])
  return locked.map((product) => ({
    product,
    entries: ofProduct.get(product.id) ?? [],
    wasShown: shown.has(product.id),
  }))
}

/** What a product is again is one entry of the log, with its state. */
const logRestored =
  (ctx: Context, { db, reason }: { readonly db: Db; readonly reason: string }) =>
  (part: readonly ComparedChange[]) =>
    auditAll(
      db,
      ctx,
      productAudit.restored,
      part.map(({ id, before, after, fields }) => {
        const isOther = before.state !== after.state
        return {
          id,
          before: { ...fields?.before, ...(isOther && stateOf(before)) },
          after: { ...fields?.after, ...(isOther && stateOf(after)), reason },
        }
      }),
    )

/**
 * Takes an import back: its products are again as they were, and those that it added are gone. What somebody has
 * changed since stays as it is, and is named.
 */
export const takeBackImport = (ctx: Context, id: string) =>
  ctx.write(async (tx) => {
    const now = dateOf(ctx.clock.now())
    const { entries: numbers, fileName } = await lockImport(tx, id)
    const found = await lockFound(tx.db, numbers)
    const added = found.filter(({ entries }) => entries.some(({ before }) => before === null))
    const removed = added.filter(({ product, entries }) => isUntouched(product, entries))
    const changed = found
      .filter((each) => !added.includes(each))
      .map((each) => ({ product: each.product, ...withoutImport(each, now) }))
    const changes = changed
      .map(({ product, after }) => ({ id: product.id, before: product, after }))
      .filter(
        ({ before, after }) => before.state !== after.state || !isDeepStrictEqual(before.rows, after.rows),
      )
    const log = logRestored(ctx, { db: tx.db, reason: fileName })
    await changeProducts(ctx, tx, { reason: fileName, changes, log })
    await removeAdded(
      ctx,
      tx,
      removed.map(({ product }) => product),
    )
    await tx.db.update(productImports).set({ takenBackAt: now }).where(eq(productImports.id, id))
    const kept = [
      ...changed.filter(({ isWhole }) => !isWhole),
      ...added.filter((each) => !removed.includes(each)),
    ].map(({ product }) => ({ productId: product.id, name: product.rows.nameFr }))
    const restored = found.length - kept.length
    await audit(tx.db, ctx, productFileAudit['taken-back'], {
      id,
      after: { fileName, restored, kept: kept.length },
    })
    return { restored, kept }
  })
