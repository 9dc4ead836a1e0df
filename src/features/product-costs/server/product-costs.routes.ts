import { implement } from '../../../platform/http/implement.ts'
import { productCostsContract } from '../product-costs.contract.ts'
import { readCosts, setCost } from './product-costs.repository.ts'

export const productCostsRoutes = implement(productCostsContract, {
  'GET /admin/products/{id}/cost': ({ db }, { params }) => readCosts(db, params.id),

  'PUT /admin/products/{id}/cost': async (ctx, { params: { id }, body: { cost } }) => {
    await setCost(ctx, { id, cost })
    return readCosts(ctx.db, id)
  },
})
