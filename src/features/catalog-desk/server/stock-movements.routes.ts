import { implement } from '../../../platform/http/implement.ts'
import { stockMovementsContract } from '../stock-movements.contract.ts'
import { findMovements } from './movements/find-movements.ts'

export const stockMovementsRoutes = implement(stockMovementsContract, {
  'GET /admin/products/{id}/movements': async (ctx, { params, query }) => ({
    success: true as const,
    ...(await findMovements(ctx.db, { id: params.id, ...query })),
  }),
})
