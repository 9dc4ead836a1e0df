import { asc, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { categoryAudit } from '../../../catalog/products.audit.ts'
import { categories } from '../../../catalog/server/catalog.table.ts'
import { categoriesTag, productsTag } from '../../../catalog/server/catalog.tags.public.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'

/** Puts all categories in this order. If one was added or deleted meanwhile, the call is refused. */
export const orderCategories = (ctx: Context, ids: readonly string[]) =>
  ctx.write(async ({ db, announce }) => {
    // They are locked by their ids, as where one is deleted.
    const rows = await db.select().from(categories).orderBy(asc(categories.id)).for('update')
    const before = rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
    if (ids.toSorted().join() !== before.toSorted().join()) throw catalogDeskErrors.categoryOrderOfBefore()
    if (ids.join() === before.join()) return
    await db
      .update(categories)
      .set({ position: sql`array_position(${sql.param([...ids])}::text[], ${categories.id}) - 1` })
    await audit(db, ctx, categoryAudit.reordered, {
      id: 'all',
      before: { order: before },
      after: { order: ids },
    })
    announce(categoriesTag, productsTag)
  })
