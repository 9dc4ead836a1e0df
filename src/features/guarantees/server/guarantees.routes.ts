import { implement } from '../../../platform/http/implement.ts'
import { guaranteesContract } from '../guarantees.contract.ts'
import { guaranteesTag } from './guarantees.tags.ts'
import { guaranteesInPlace } from './guarantees-in-place.ts'

export const guaranteesRoutes = implement(guaranteesContract, {
  'GET /guarantees': async (ctx, { query: { products } }) => {
    ctx.reads(guaranteesTag)
    const { notices, durability } = await ctx.resident(guaranteesInPlace)
    return {
      success: true as const,
      notice: notices.get(ctx.lng) ?? null,
      durability: [...products].flatMap((productId) => {
        const guaranteed = durability.get(productId)
        return guaranteed ? [{ productId, ...guaranteed }] : []
      }),
    }
  },
})
