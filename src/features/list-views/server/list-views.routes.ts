import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { listViewsContract } from '../list-views.contract.ts'
import { deleteView, findListViews, saveColumns, saveView } from './list-views.repository.ts'

const success = true as const

export const listViewsRoutes = implement(listViewsContract, {
  'GET /admin/views': async (ctx) => ({
    success,
    ...(await findListViews(ctx.db, signedInCaller(ctx).id)),
  }),

  'PUT /admin/lists/{list}/columns': async (ctx, { params: { list }, body: { columns } }) => {
    const accountId = signedInCaller(ctx).id
    await ctx.write(({ db }) => saveColumns(db, { accountId, list, columns }))
    return { success }
  },

  'POST /admin/lists/{list}/views': async (ctx, { params: { list }, body: { name, query, shared } }) => {
    const accountId = signedInCaller(ctx).id
    const view = await ctx.write(({ db }) => saveView(db, { accountId, list, name, query, isShared: shared }))
    return { success, view }
  },

  'DELETE /admin/views/{id}': async (ctx, { params: { id } }) => {
    const { id: accountId, role } = signedInCaller(ctx)
    await ctx.write(({ db }) => deleteView(db, { id, accountId, isAdmin: role === 'admin' }))
    return { success }
  },
})
