import { implement } from '../../../platform/http/implement.ts'
import { wordsHistoryContract } from '../words-history.contract.ts'
import { findHistory } from './history/find-history.ts'
import { restoreWords } from './history/restore-words.ts'

const success = true as const

export const wordsHistoryRoutes = implement(wordsHistoryContract, {
  'GET /admin/page-words/{page}/history': async (
    { db },
    { params: { page }, query: { page: number, limit } },
  ) => ({ success, ...(await findHistory(db, { page, number, limit })) }),

  'POST /admin/page-words/{page}/restorations': async (ctx, { params: { page }, body }) => {
    await restoreWords(ctx, { page, entryId: Number(body.entry), seen: body.seen })
    return { success }
  },
})
