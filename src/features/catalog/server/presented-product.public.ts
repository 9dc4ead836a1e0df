import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { catalogErrors } from '../catalog.errors.ts'
import { isProductId } from '../catalog.rules.ts'
import type { RemovedProduct } from '../removed-product.ts'
import { findAnyProduct, findProduct, type ProductChanges } from './catalog.repository.ts'
import { categories, products } from './catalog.table.ts'
import { wasShown } from './was-shown.public.ts'

/**
 * The product as a visitor sees it at this moment. An error is thrown when there is none, or it is not published.
 */
export const presentedProduct = async (ctx: Context, id: string) => {
  const product = await findProduct(ctx, id)
  if (product) return product
  const removed = await findRemoved(ctx, id)
  throw catalogErrors.productNotFound(removed && { instead: { removed } })
}

/** The product as the team wrote it, in any state; with the changes that wait beside it, if they are given. */
export const writtenProduct = async (ctx: Context, id: string, changes: ProductChanges = {}) => {
  const product = await findAnyProduct(ctx, id, changes)
  if (!product) throw catalogErrors.productNotFound()
  return product
}

/** Finds a product that was shown, and archived or removed since, so that a visitor with an old link learns its name and is led to similar products. */
const findRemoved = async ({ db, lng }: Context, id: string): Promise<RemovedProduct | undefined> => {
  if (!isProductId(id)) return undefined
  const [row] = await db
    .select({ product: products, category: categories })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(eq(products.id, id), or(isNotNull(products.deletedAt), eq(products.state, 'archived')), wasShown),
    )
  if (!row) return undefined
  const { product, category } = row
  return {
    _id: product.id,
    name: localized(lng, product.nameFr, product.nameEn),
    category: category && { _id: category.id, name: localized(lng, category.nameFr, category.nameEn) },
  }
}
