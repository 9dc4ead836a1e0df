import { count, max } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { slugOf } from '../../../../shared/text/slug.ts'
import { categoryIdMaxLength } from '../../../catalog/catalog.limits.ts'
import { categoryLimits } from '../../../catalog/product.limits.ts'
import { categoryAudit } from '../../../catalog/products.audit.ts'
import { categories } from '../../../catalog/server/catalog.table.ts'
import { categoriesTag, productsTag } from '../../../catalog/server/catalog.tags.public.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import type { NewCategory } from '../../categories.contract.ts'

/** Creates a category and returns its id. It is the last in the menu unless a position is given. */
export const createCategory = (ctx: Context, { name, intro, en, slug, position }: NewCategory) =>
  ctx.write(async ({ db, announce }) => {
    const id = slug ?? slugOf(name).slice(0, categoryIdMaxLength)
    if (id === '') throw catalogDeskErrors.categoryUnnamed({ fields: { slug: 'errors.categoryUnnamed' } })
    const [last] = await db.select({ position: max(categories.position), count: count() }).from(categories)
    if ((last?.count ?? 0) >= categoryLimits.most)
      throw catalogDeskErrors.tooManyCategories({ values: { limit: categoryLimits.most } })
    const row = {
      id,
      nameFr: name,
      nameEn: en?.name ?? null,
      introFr: intro ?? null,
      introEn: en?.intro ?? null,
      position: position ?? (last?.position ?? -1) + 1,
    }
    const entered = await db.insert(categories).values(row).onConflictDoNothing().returning()
    if (entered.length === 0)
      throw catalogDeskErrors.categoryTaken({ fields: { slug: 'errors.categoryTaken' } })
    await audit(db, ctx, categoryAudit.created, { id, after: row })
    announce(categoriesTag, productsTag)
    return id
  })
