import { and, eq, isNull, sql } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { storeTaken } from '../../../platform/media/store-taken.ts'
import { claimMedia } from '../../../platform/media/unclaimed-media.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { durabilityAudit } from '../guarantees.audit.ts'
import { guaranteesErrors } from '../guarantees.errors.ts'
import { durabilityLabels } from './guarantees.table.ts'
import { guaranteesTag } from './guarantees.tags.ts'
import { importArtwork } from './import-artwork.ts'

interface NewLabel {
  readonly sku: string
  readonly years: number
  readonly files: readonly UploadedFile[]
}

const productOf = async (db: Db, sku: string) => {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sku, sku), isNull(products.deletedAt)))
  if (!product) throw guaranteesErrors.productUnknown({ fields: { sku: 'fields.productUnknown' } })
  return product.id
}

/** The whole table, since a product without a row has nothing else to lock. */
const lockLabel = async (db: Db, productId: string) => {
  await db.execute(sql`lock table ${durabilityLabels} in share row exclusive mode`)
  const { mediaKey, years } = durabilityLabels
  const [row] = await db
    .select({ mediaKey, years })
    .from(durabilityLabels)
    .where(eq(durabilityLabels.productId, productId))
  return row
}

/** Guarantees a product for these years from now on; who bought it before keeps what the order says. */
export const putLabel = async (ctx: Context, { sku, years, files }: NewLabel) => {
  await productOf(ctx.db, sku)
  const { taken, columns } = await importArtwork(ctx, files)
  await storeTaken(ctx, taken, async ({ db, announce }) => {
    const productId = await productOf(db, sku)
    const before = await lockLabel(db, productId)
    const after = { years, mediaKey: columns.mediaKey }
    if (before?.mediaKey === after.mediaKey && before.years === after.years) return
    await db
      .insert(durabilityLabels)
      .values({ productId, years, ...columns })
      .onConflictDoUpdate({ target: durabilityLabels.productId, set: { years, ...columns } })
    if (before && before.mediaKey !== after.mediaKey)
      await claimMedia(db, { keys: [before.mediaKey], clock: ctx.clock })
    await audit(db, ctx, durabilityAudit.put, { id: productId, ...(before && { before }), after })
    announce(guaranteesTag)
  })
}

/** Guarantees a product from now on no longer than the law does. */
export const takeLabelAway = (ctx: Context, productId: string) =>
  ctx.write(async ({ db, announce }) => {
    const before = isUuid(productId) ? await lockLabel(db, productId) : undefined
    if (!before) throw guaranteesErrors.labelNotFound()
    await db.delete(durabilityLabels).where(eq(durabilityLabels.productId, productId))
    await claimMedia(db, { keys: [before.mediaKey], clock: ctx.clock })
    await audit(db, ctx, durabilityAudit.removed, { id: productId, before })
    announce(guaranteesTag)
  })
