import { implement } from '../../../platform/http/implement.ts'
import { journalContract } from '../journal.contract.ts'
import { findEntries } from './find-entries.ts'
import { noteSavedList } from './note-saved-list.public.ts'

export const journalRoutes = implement(journalContract, {
  'GET /admin/audit': async (ctx, { query }) => ({
    success: true as const,
    ...(await findEntries(ctx, query)),
  }),

  'POST /admin/saved-lists': async (ctx, { body: { list, rows, filters } }) => {
    await ctx.write(({ db }) => noteSavedList(db, ctx, { list, rows, filters }))
    return { success: true as const }
  },
})
