import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { violatedConstraint } from '../../../../platform/db/violated-constraint.ts'
import { categoryAudit } from '../../../catalog/products.audit.ts'
import { categories, products } from '../../../catalog/server/catalog.table.ts'
import {
  categoriesTag,
  productsTag,
  productTag,
  searchTag,
} from '../../../catalog/server/catalog.tags.public.ts'
import { removePlate } from '../../../plates/server/hanging/hang-plate.public.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import { lockCategory, placeOfPicture } from './lock-category.ts'

interface CategoryRemoval {
  readonly id: string
  /** The category that takes its products. */
  readonly moveTo?: string | undefined
}

/**
 * Deletes a category. Its products move to another one; without one, only a category without products is deleted.
 * Products that were removed from the shop lose their category.
 */
export const removeCategory = (ctx: Context, { id, moveTo }: CategoryRemoval) =>
  ctx
    .write(async (tx) => {
      const { db, announce } = tx
      const isInIt = and(eq(products.categoryId, id), isNull(products.deletedAt))
      // The products come first, as where one of them is moved by itself. One that comes in afterwards forbids the removal.
      if (moveTo !== undefined)
        await db
          .select({ id: products.id })
          .from(products)
          .where(isInIt)
          .orderBy(asc(products.id))
          .for('update')
      // Both are locked in one order, so that two removals that move into each other's category never wait in a circle.
      for (const each of [id, ...(moveTo === undefined ? [] : [moveTo])].toSorted())
        await lockCategory(db, each)
      const before = await lockCategory(db, id)
      if (moveTo === id) throw catalogDeskErrors.categoryInUse()
      await db
        .update(products)
        .set({ categoryId: null })
        .where(and(eq(products.categoryId, id), isNotNull(products.deletedAt)))
      const moved =
        moveTo === undefined
          ? []
          : await db
              .update(products)
              .set({
                categoryId: moveTo,
                updatedAt: dateOf(ctx.clock.now()),
                version: sql`${products.version} + 1`,
              })
              .where(isInIt)
              .returning({ id: products.id })
      // Else a category that is made under the same id later would open with it.
      await removePlate(ctx, tx, placeOfPicture(id))
      await db.delete(categories).where(eq(categories.id, id))
      await audit(db, ctx, categoryAudit.removed, {
        id,
        before,
        ...(moved.length > 0 && { after: { movedTo: moveTo, products: moved.map((product) => product.id) } }),
      })
      announce(categoriesTag, productsTag, ...moved.map((product) => productTag(product.id)))
      if (moved.length > 0) announce(searchTag)
    })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'products_category_id_fkey'
        ? catalogDeskErrors.categoryInUse()
        : error
    })
