import { implement } from '../../../platform/http/implement.ts'
import { deskContract } from '../desk.contract.ts'
import { findToday } from './find-today.ts'
import { findWaiting } from './find-waiting.ts'
import { searchRecords } from './search-records.ts'

export const deskRoutes = implement(deskContract, {
  'GET /admin/search': async (ctx, { query: { q } }) => ({
    success: true as const,
    groups: await searchRecords(ctx, q),
  }),

  'GET /admin/today': async (ctx) => ({ success: true as const, ...(await findToday(ctx)) }),

  'GET /admin/waiting': async (ctx) => ({ success: true as const, waiting: await findWaiting(ctx) }),
})
