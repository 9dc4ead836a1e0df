import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { audit, auditAll } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { productAudit } from '../../catalog/products.audit.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { productsTag, productTag, searchTag } from '../../catalog/server/catalog.tags.public.ts'
import type { EditedRows } from '../../catalog-desk/server/writing/edited-rows.public.ts'
import { productFileAudit } from '../product-files.audit.ts'
import { productFilesErrors } from '../product-files.errors.ts'
import { type KeptProduct, lockKeptProducts } from './kept-products.ts'
import { productImports } from './product-imports.table.ts'
import { changeProducts } from './write-products.ts'

type Entry = typeof auditLog.$inferSelect

type Variants = EditedRows['variants']

/**
 * The stock of before, less what was sold since: what an import added to a size is taken from it again. Undefined where
 * the sizes are others by now.
 */
const restocked = (now: Variants, { before, after }: { before: Variants; after: Variants }) => {
  const sizesOf = (variants: Variants) => variants.map(({ size }) => size)
  if (!isDeepStrictEqual(sizesOf(now), sizesOf(after))) return undefined
  const stockIn = (variants: Variants, size: string) =>
    variants.find((each) => each.size === size)?.stock ?? 0
  return before.map(({ size, stock }) => ({
    size,
    stock: Math.max(0, stockIn(now, size) - stockIn(after, size) + stock),
  }))
}

/** A product without what an entry changed; fields that were changed since stay. */
export const withoutEntry = (now: EditedRows, { before, after }: Pick<Entry, 'before' | 'after'>) => {
  const fields = Object.keys(before ?? {}) as (keyof EditedRows)[]
  const restored = fields.flatMap((field): readonly (readonly [string, unknown])[] => {
    if (field !== 'variants')
      return isDeepStrictEqual(now[field], after?.[field]) ? [[field, before?.[field]]] : []
    // The log keeps fields as they were read from the rows.
    const logged = { before: before?.[field] as Variants, after: after?.[field] as Variants }
    const variants = restocked(now.variants, logged)
    return variants ? [[field, variants]] : []
  })
  const rows: EditedRows = { ...now, ...Object.fromEntries(restored) }
  return { rows, isWhole: restored.length === fields.length }
}

/** A draft that nobody has touched since it was added. */
const isUntouched = ({ state, rows }: KeptProduct, { after }: Entry) => {
  const { state: _, ...written } = after ?? {}
  return state === 'draft' && isDeepStrictEqual(JSON.parse(JSON.stringify(rows)), written)
}

const removeDrafts = async (ctx: Context, { db, announce }: Write, drafts: readonly KeptProduct[]) => {
  const deletedAt = dateOf(ctx.clock.now())
  const ids = drafts.map(({ id }) => id)
  await db
    .update(products)
    .set({ deletedAt, updatedAt: deletedAt, version: sql`${products.version} + 1` })
    .where(sql`${products.id} = any(${sql.param(ids)}::uuid[])`)
  await auditAll(
    db,
    ctx,
    productAudit.removed,
    drafts.map(({ id, rows }) => ({ id, before: rows })),
  )
  announce(...ids.map(productTag), productsTag, searchTag)
}

const lockImport = async ({ db }: Write, id: string) => {
  const [row] = await db.select().from(productImports).where(eq(productImports.id, id)).for('update')
  if (!row) throw requestErrors.unknownCall()
  if (row.takenBackAt) throw productFilesErrors.alreadyTakenBack()
  return row
}

/**
 * Takes an import back: its products are again as they were, and those that it added are gone. What somebody has
 * changed since stays as it is, and is named.
 */
export const takeBackImport = (ctx: Context, id: string) =>
  ctx.write(async (tx) => {
    const { entries: numbers, fileName } = await lockImport(tx, id)
    const entries = await tx.db.select().from(auditLog).where(inArray(auditLog.id, numbers))
    const locked = await lockKeptProducts(
      tx.db,
      entries.map(({ subjectId }) => subjectId),
    )
    const entryOf = new Map(entries.map((entry) => [entry.subjectId, entry]))
    const found = locked.flatMap((product) => {
      const entry = entryOf.get(product.id)
      return entry ? [{ product, entry }] : []
    })
    const added = found.filter(({ entry }) => entry.before === null)
    const removed = added.filter(({ product, entry }) => isUntouched(product, entry))
    const changed = found
      .filter(({ entry }) => entry.before !== null)
      .map(({ product, entry }) => ({ product, ...withoutEntry(product.rows, entry) }))
    const differing = changed.filter(({ product, rows }) => !isDeepStrictEqual(product.rows, rows))
    await changeProducts(ctx, tx, {
      logged: productAudit.restored,
      reason: fileName,
      changes: differing.map(({ product, rows }) => ({ id: product.id, before: product.rows, after: rows })),
    })
    await removeDrafts(
      ctx,
      tx,
      removed.map(({ product }) => product),
    )
    await tx.db
      .update(productImports)
      .set({ takenBackAt: dateOf(ctx.clock.now()) })
      .where(eq(productImports.id, id))
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
