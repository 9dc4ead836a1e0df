import { and, eq, isNotNull } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { violatedConstraint } from '../../../../platform/db/violated-constraint.ts'
import { categoryAudit } from '../../../catalog/products.audit.ts'
import { categories, products } from '../../../catalog/server/catalog.table.ts'
import { categoriesTag, productsTag } from '../../../catalog/server/catalog.tags.public.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import { lockCategory } from './lock-category.ts'

/**
 * Deletes a category that has no product in the boutique. Products that were removed from
 * the boutique lose their category.
 */
export const removeCategory = (ctx: Context, id: string) =>
  ctx
    .write(async ({ db, announce }) => {
      const before = await lockCategory(db, id)
      await db
        .update(products)
        .set({ categoryId: null })
        .where(and(eq(products.categoryId, id), isNotNull(products.deletedAt)))
      await db.delete(categories).where(eq(categories.id, id))
      await audit(db, ctx, categoryAudit.removed, { id, before })
      announce(categoriesTag, productsTag)
    })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'products_category_id_fkey'
        ? catalogDeskErrors.categoryInUse()
        : error
    })
