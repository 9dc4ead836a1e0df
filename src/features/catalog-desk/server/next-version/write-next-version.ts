import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { lockProduct } from '../../../catalog/server/lock-product.public.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import type { writtenProductSchema } from '../../product-input.schema.ts'
import { publishEach } from '../publishing/publish-due.ts'
import { duePublishing } from '../publishing/publishing.job.ts'
import { readEditedRows } from '../writing/edited-rows.public.ts'
import { productOfInput } from '../writing/product-of-input.public.ts'
import { refuseUnwritten } from '../writing/refuse-unwritten.public.ts'
import { writeProduct } from '../writing/write-product.ts'
import { differing, findNextRow } from './find-next-version.ts'
import { nextVersions } from './next-versions.table.ts'

/** Its product is locked before, so that both change one after the other. */
const requireSeen = async (db: Db, { id, seen }: { readonly id: string; readonly seen: number | null }) => {
  const row = await findNextRow(db, id)
  if ((row?.version ?? null) === seen) return row
  throw row ? catalogDeskErrors.nextVersionChanged() : catalogDeskErrors.noNextVersion()
}

/** A number that no next version has had, also none that was published or discarded since it was read. */
const nextNumber = sql<number>`nextval('next_version_numbers')`

interface Saved {
  readonly id: string
  readonly product: z.output<typeof writtenProductSchema>
  readonly seen: number | null
  readonly adds: boolean
}

/** Keeps what differs from the product as its next version; nothing waits where nothing differs. */
export const saveNextVersion = (ctx: Context, { id, product: sent, seen, adds }: Saved) =>
  ctx.write(async ({ db }) => {
    const { version, ...input } = sent
    const product = await lockProduct(db, { id, version })
    if (product.state !== 'published') throw catalogDeskErrors.nextOfUnpublished()
    const waiting = await requireSeen(db, { id, seen })
    const live = await readEditedRows(db, product)
    const { variants: _, ...entered } = productOfInput({ ...input, stock: undefined }, live)
    const { variants: _sold, ...shown } = live
    // A change that was written before stays, unless this one says something else of the same column.
    const wanted = adds ? { ...waiting?.changes, ...differing(shown, entered).changes } : entered
    const { changes, base } = differing(shown, wanted)
    refuseUnwritten({ ...live, ...changes })
    if (Object.keys(changes).length === 0) {
      await db.delete(nextVersions).where(eq(nextVersions.productId, id))
      return
    }
    const row = {
      changes,
      base,
      savedAt: dateOf(ctx.clock.now()),
      version: nextNumber,
    }
    await db
      .insert(nextVersions)
      .values({ productId: id, ...row })
      .onConflictDoUpdate({ target: nextVersions.productId, set: row })
    await audit(db, ctx, productAudit.next_saved, { id, after: { fields: Object.keys(changes) } })
  })

interface Dated {
  readonly id: string
  readonly publishAt: Date | null
  readonly seen: number
}

/** Sets the moment at which a next version is published by itself, or takes it away. */
export const dateNextVersion = (ctx: Context, { id, publishAt, seen }: Dated) =>
  ctx.write(async ({ db }) => {
    await lockProduct(db, { id })
    const before = await requireSeen(db, { id, seen })
    if (publishAt && publishAt <= dateOf(ctx.clock.now()))
      throw catalogDeskErrors.publishedInPast({ fields: { publishAt: 'errors.publishedInPast' } })
    await db
      .update(nextVersions)
      .set({ publishAt, version: nextNumber })
      .where(eq(nextVersions.productId, id))
    if (publishAt)
      await ctx.jobs.enqueue(db, {
        kind: duePublishing,
        data: {},
        notBefore: Temporal.Instant.fromEpochMilliseconds(publishAt.getTime()),
      })
    await audit(db, ctx, productAudit.next_saved, {
      id,
      before: { publishAt: before?.publishAt?.toISOString() ?? null },
      after: { publishAt: publishAt?.toISOString() ?? null },
    })
  })

export const discardNextVersion = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    await lockProduct(db, { id })
    const gone = await db.delete(nextVersions).where(eq(nextVersions.productId, id)).returning()
    if (gone.length === 0) throw catalogDeskErrors.noNextVersion()
    await audit(db, ctx, productAudit.next_discarded, { id })
  })

/** Publishes what waits beside a product, all of it at once. Without `seen`, its day has come. */
export const publishNextVersion = (
  ctx: Context,
  { id, seen }: { readonly id: string; readonly seen?: number },
) =>
  writeProduct(ctx, {
    id,
    logged: productAudit.next_published,
    change: async (live, db) => {
      const row = seen === undefined ? await findNextRow(db, id) : await requireSeen(db, { id, seen })
      if (!row) throw catalogDeskErrors.noNextVersion()
      await db.delete(nextVersions).where(eq(nextVersions.productId, id))
      return { ...live, ...row.changes }
    },
  })

/** Publishes every next version whose moment has come. */
export const publishNextDue = async (ctx: Context) => {
  const due = await ctx.db
    .select({ id: nextVersions.productId })
    .from(nextVersions)
    .innerJoin(products, and(eq(products.id, nextVersions.productId), isNull(products.deletedAt)))
    .where(lte(nextVersions.publishAt, dateOf(ctx.clock.now())))
    .orderBy(asc(nextVersions.publishAt))
  await publishEach(due, (id) => publishNextVersion(ctx, { id }))
}
