import { eq, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { ProductState } from '../../../catalog/product.limits.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productsTag, productTag, searchTag } from '../../../catalog/server/catalog.tags.public.ts'
import { type LockedProduct, lockProduct } from '../../../catalog/server/lock-product.public.ts'
import { wasShown } from '../../../catalog/server/was-shown.public.ts'
import { sizesBack } from '../../../stock/server/sizes-back.public.ts'
import { announceStockRaised } from '../../../stock/server/stock-raised.public.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import { readEditedRows } from '../writing/edited-rows.public.ts'
import { refuseUnwritten } from '../writing/refuse-unwritten.public.ts'
import { duePublishing } from './publishing.job.ts'

interface WantedState {
  readonly id: string
  readonly state: ProductState
  /** When a draft is published by itself; null when it waits for somebody. */
  readonly publishAt?: Date | null | undefined
  /** The version that the editor saw. */
  readonly version?: number | undefined
}

/**
 * Publishes a product, archives it, or gives a draft the moment at which it is published by itself. What was shown once
 * is not a draft again: people have its address, and an archived product leads them to similar ones.
 */
export const setState = (ctx: Context, { id, state, publishAt = null, version }: WantedState) =>
  ctx.write(async ({ db, announce }) => {
    const product = await lockProduct(db, { id, version })
    const now = dateOf(ctx.clock.now())
    refuseState(product, { state, publishAt, now })
    if (product.state === state && product.publishAt?.getTime() === publishAt?.getTime()) return
    const rows = await readEditedRows(db, product)
    if (state !== 'draft' || publishAt) refuseUnwritten(rows)
    await db
      .update(products)
      .set({
        state,
        publishAt,
        updatedAt: now,
        version: product.version + 1,
        // For the shop a product begins when it is first shown: « Nouveautés » sorts by it.
        ...(state === 'published' && {
          createdAt: sql`case when ${wasShown} then ${products.createdAt} else ${now.toISOString()}::timestamptz end`,
        }),
      })
      .where(eq(products.id, id))
    if (publishAt)
      await ctx.jobs.enqueue(db, {
        kind: duePublishing,
        data: {},
        notBefore: Temporal.Instant.fromEpochMilliseconds(publishAt.getTime()),
      })
    if (state === 'published')
      await announceStockRaised(ctx, db, sizesBack(id, { before: [], after: rows.variants }))
    await audit(db, ctx, productAudit[logged[state]], {
      id,
      before: stateOf(product),
      after: stateOf({ state, publishAt }),
    })
    announce(productTag(id), productsTag, searchTag)
  })

const logged = { draft: 'dated', published: 'published', archived: 'archived' } as const

const stateOf = ({ state, publishAt }: Pick<LockedProduct, 'state' | 'publishAt'>) => ({
  state,
  publishAt: publishAt?.toISOString() ?? null,
})

interface Refused {
  readonly state: ProductState
  readonly publishAt: Date | null
  readonly now: Date
}

const refuseState = (product: LockedProduct, { state, publishAt, now }: Refused) => {
  if (state === 'draft' && product.state !== 'draft')
    throw catalogDeskErrors.alreadyShown({ fields: { state: 'errors.alreadyShown' } })
  if (publishAt && (state !== 'draft' || publishAt <= now))
    throw catalogDeskErrors.publishedInPast({ fields: { publishAt: 'errors.publishedInPast' } })
}
