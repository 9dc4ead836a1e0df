import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { promotionsContract } from '../promotions.contract.ts'
import { promotionsErrors } from '../promotions.errors.ts'
import { welcomePromotion } from '../reduction.rules.ts'
import { findPromotions } from './find-promotions.ts'
import { changePromotion, createPromotion, removePromotion } from './write-promotion.ts'

const answered = async (ctx: Context, id: string) => {
  const { promotions } = await findPromotions(ctx, ctx.db)
  const promotion = promotions.find(({ _id }) => _id === id)
  if (!promotion) throw promotionsErrors.promotionNotFound()
  return { success: true as const, promotion }
}

export const promotionsRoutes = implement(promotionsContract, {
  'GET /admin/promotions': async (ctx) => {
    const { promotions, usageOf } = await findPromotions(ctx, ctx.db)
    const welcome = { ...welcomePromotion, ...usageOf(welcomePromotion.code) }
    return { success: true as const, welcome, promotions }
  },

  'POST /admin/promotions': async (ctx, { body }) => answered(ctx, await createPromotion(ctx, body)),

  'PUT /admin/promotions/{id}': async (ctx, { params: { id }, body: { version, ...input } }) => {
    await changePromotion(ctx, { id, version, input })
    return answered(ctx, id)
  },

  'DELETE /admin/promotions/{id}': async (ctx, { params: { id } }) => {
    await removePromotion(ctx, id)
    return { success: true as const }
  },
})
