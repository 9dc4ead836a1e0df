import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { findTeam } from '../../accounts/server/people.public.ts'
import { inboxContract } from '../inbox.contract.ts'
import { messagesErrors } from '../messages.errors.ts'
import { deleteMessage } from './inbox/delete-message.ts'
import { handleMessage } from './inbox/handle-message.ts'
import { findMessage, findMessages } from './inbox/inbox.repository.ts'
import { replyToMessage } from './inbox/reply-to-message.ts'

const success = true as const

const one = async ({ db }: Pick<Context, 'db'>, id: string) => {
  const message = await findMessage(db, id)
  if (!message) throw messagesErrors.messageNotFound()
  return { success, message }
}

export const inboxRoutes = implement(inboxContract, {
  'GET /admin/messages': async (ctx, { query }) => {
    const readerId = signedInCaller(ctx).id
    const { lines, count, counts } = await findMessages(ctx.db, { ...query, readerId })
    const pages = totalPages({ count, limit: query.limit })
    return { success, messages: lines, count, counts, totalPages: pages }
  },

  'GET /admin/messages/{id}': async (ctx, { params }) => ({
    ...(await one(ctx, params.id)),
    team: await findTeam(ctx.db),
  }),

  'PATCH /admin/messages/{id}': async (ctx, { params, body }) => {
    await handleMessage(ctx, { id: params.id, ...body })
    return one(ctx, params.id)
  },

  'DELETE /admin/messages/{id}': async (ctx, { params }) => {
    await deleteMessage(ctx, params.id)
    return { success }
  },

  'POST /admin/messages/{id}/replies': async (ctx, { params, body }) => {
    await replyToMessage(ctx, { id: params.id, ...body })
    return one(ctx, params.id)
  },
})
