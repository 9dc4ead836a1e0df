import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { findCategories } from '../../catalog/server/find-categories.public.ts'
import { catalogDeskErrors } from '../catalog-desk.errors.ts'
import { categoriesContract } from '../categories.contract.ts'
import { createCategory } from './categories/create-category.ts'
import { findEditedCategories } from './categories/find-edited-categories.ts'
import { orderCategories } from './categories/order-categories.ts'
import { removeCategory } from './categories/remove-category.ts'
import { updateCategory } from './categories/update-category.ts'

const answered = async (ctx: Context, id: string) => {
  const category = (await findCategories(ctx)).find(({ _id }) => _id === id)
  if (!category) throw catalogDeskErrors.categoryNotFound()
  return { success: true as const, category }
}

const edited = async ({ db }: Context) => ({
  success: true as const,
  categories: await findEditedCategories(db),
})

export const categoriesRoutes = implement(categoriesContract, {
  'GET /admin/categories': edited,

  'PUT /admin/categories/order': async (ctx, { body }) => {
    await orderCategories(ctx, body.ids)
    return edited(ctx)
  },

  'POST /categories': async (ctx, { body }) => answered(ctx, await createCategory(ctx, body)),

  'PUT /categories/{id}': async (ctx, { params, body }) => {
    await updateCategory(ctx, { id: params.id, change: body })
    return answered(ctx, params.id)
  },

  'DELETE /categories/{id}': async (ctx, { params, query }) => {
    await removeCategory(ctx, { id: params.id, moveTo: query.moveTo })
    return { success: true as const }
  },
})
