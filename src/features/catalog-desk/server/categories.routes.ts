import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { findCategories } from '../../catalog/server/find-categories.public.ts'
import { describePlate } from '../../plates/server/hanging/describe-plate.public.ts'
import { hangPlate, takePlateAway } from '../../plates/server/hanging/hang-plate.public.ts'
import { catalogDeskErrors } from '../catalog-desk.errors.ts'
import { categoriesContract } from '../categories.contract.ts'
import { createCategory } from './categories/create-category.ts'
import { findEditedCategories } from './categories/find-edited-categories.ts'
import { placeOfPicture } from './categories/lock-category.ts'
import { orderCategories } from './categories/order-categories.ts'
import { removeCategory } from './categories/remove-category.ts'
import { updateCategory } from './categories/update-category.ts'

const answered = async (ctx: Context, id: string) => {
  const category = (await findCategories(ctx)).find(({ _id }) => _id === id)
  if (!category) throw catalogDeskErrors.categoryNotFound()
  return { success: true as const, category }
}

const edited = async (ctx: Context) => ({
  success: true as const,
  categories: await findEditedCategories(ctx),
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

  'PUT /categories/{id}/picture': async (ctx, { params, files }) => {
    await hangPlate(ctx, { ...placeOfPicture(params.id), files })
    return edited(ctx)
  },

  'PATCH /categories/{id}/picture': async (ctx, { params, body }) => {
    await describePlate(ctx, placeOfPicture(params.id), body)
    return edited(ctx)
  },

  'DELETE /categories/{id}/picture': async (ctx, { params }) => {
    await takePlateAway(ctx, placeOfPicture(params.id))
    return edited(ctx)
  },
})
