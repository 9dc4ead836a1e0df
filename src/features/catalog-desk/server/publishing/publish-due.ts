import { asc, lte } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { setState } from './set-state.ts'

interface Due {
  readonly id: string
}

/** Publishes what is due, each by itself: one that fails does not hold up the others. */
export const publishEach = async (due: readonly Due[], publish: (id: string) => Promise<unknown>) => {
  const failures: unknown[] = []
  for (const { id } of due) await publish(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'products that could not be published')
}

/** Publishes every draft whose moment has come. */
export const publishDue = async (ctx: Context) => {
  const due = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(lte(products.publishAt, dateOf(ctx.clock.now())))
    .orderBy(asc(products.publishAt))
  await publishEach(due, (id) => setState(ctx, { id, state: 'published' }))
}
