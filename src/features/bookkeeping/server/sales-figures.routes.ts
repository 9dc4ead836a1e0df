import { implement } from '../../../platform/http/implement.ts'
import { salesFiguresContract } from '../sales-figures/sales-figures.contract.ts'
import { readFigures } from './sales-figures/read-figures.ts'
import { readReturns } from './sales-figures/read-returns.ts'
import { readVisits } from './sales-figures/read-visits.ts'

export const salesFiguresRoutes = implement(salesFiguresContract, {
  'GET /admin/accounts/figures': (ctx, { query }) => readFigures(ctx, query),
  'GET /admin/accounts/returns': (ctx, { query }) => readReturns(ctx, query),
  'GET /admin/accounts/visits': (ctx, { query }) => readVisits(ctx, query),
})
