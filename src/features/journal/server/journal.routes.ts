import { implement } from '../../../platform/http/implement.ts'
import { journalContract } from '../journal.contract.ts'
import { findEntries } from './find-entries.ts'

export const journalRoutes = implement(journalContract, {
  'GET /admin/audit': async (ctx, { query }) => ({
    success: true as const,
    ...(await findEntries(ctx, query)),
  }),
})
