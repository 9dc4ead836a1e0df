import { dateOf } from '../../../platform/clock.ts'
import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { editorDraftsContract } from '../editor-drafts.contract.ts'
import { deleteDraft, findDraft, saveDraft } from './editor-drafts.repository.ts'

const success = true as const

export const editorDraftsRoutes = implement(editorDraftsContract, {
  'GET /admin/drafts/{record}': async (ctx, { params: { record } }) => ({
    success,
    draft: await findDraft(ctx.db, { accountId: signedInCaller(ctx).id, record }),
  }),

  'PUT /admin/drafts/{record}': async (ctx, { params: { record }, body: { changed, begunFrom } }) => {
    const accountId = signedInCaller(ctx).id
    const savedAt = dateOf(ctx.clock.now())
    await ctx.write(({ db }) => saveDraft(db, { accountId, record, changed, begunFrom, savedAt }))
    return { success }
  },

  'DELETE /admin/drafts/{record}': async (ctx, { params: { record } }) => {
    const accountId = signedInCaller(ctx).id
    await ctx.write(({ db }) => deleteDraft(db, { accountId, record }))
    return { success }
  },
})
