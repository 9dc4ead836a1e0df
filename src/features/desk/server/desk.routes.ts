import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { deskContract } from '../desk.contract.ts'
import { findDeskMemory, rememberDesk } from './desk-memory.ts'
import { findToday } from './find-today.ts'
import { findWaiting } from './find-waiting.ts'
import { searchRecords } from './search-records.ts'

const readerOf = ({ caller }: Pick<Context, 'caller'>) => {
  if (!caller) throw requestErrors.signInRequired()
  return caller.id
}

export const deskRoutes = implement(deskContract, {
  'GET /admin/desk-memory': async (ctx) => ({
    success: true as const,
    ...(await findDeskMemory(ctx.db, readerOf(ctx))),
  }),

  'PUT /admin/desk-memory': async (ctx, { body }) => {
    await ctx.write(({ db }) => rememberDesk(db, readerOf(ctx), body))
    return { success: true as const }
  },

  'GET /admin/search': async (ctx, { query: { q } }) => ({
    success: true as const,
    groups: await searchRecords(ctx, q),
  }),

  'GET /admin/today': async (ctx) => ({ success: true as const, ...(await findToday(ctx)) }),

  'GET /admin/waiting': async (ctx) => ({ success: true as const, waiting: await findWaiting(ctx) }),
})
