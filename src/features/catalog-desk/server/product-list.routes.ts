import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { productListContract } from '../product-list.contract.ts'
import { findListedProducts } from './listed/find-listed-products.ts'

export const productListRoutes = implement(productListContract, {
  'GET /admin/products': async (ctx, { query }) => {
    const found = await findListedProducts(ctx.db, query, ctx.lng)
    return {
      success: true as const,
      ...found,
      totalPages: totalPages({ count: found.count, limit: query.limit }),
    }
  },
})
