import { implement } from '../../../platform/http/implement.ts'
import { noteReading } from '../../customers/server/note-reading.public.ts'
import { customerNotesContract } from '../customer-notes.contract.ts'
import { findKey } from './person-key.ts'
import { readNotesOf } from './read-notes.ts'
import { keepDate, removeDate, thinkOf, withdrawConsent } from './write-dates.ts'
import { addNote, changeNote, removeNote } from './write-notes.ts'

export const customerNotesRoutes = implement(customerNotesContract, {
  'GET /admin/customers/{id}/notes': async (ctx, { params: { id } }) => {
    const notes = await readNotesOf(ctx.db, ctx, await findKey(ctx.db, id))
    await noteReading(ctx, id)
    return notes
  },

  'POST /admin/customers/{id}/notes': (ctx, { params: { id }, body: { text } }) => addNote(ctx, { id, text }),

  'PUT /admin/customers/{id}/notes/{noteId}': (ctx, { params, body }) =>
    changeNote(ctx, { ...params, ...body }),

  'DELETE /admin/customers/{id}/notes/{noteId}': (ctx, { params, query: { seen } }) =>
    removeNote(ctx, { ...params, version: seen }),

  'PUT /admin/customers/{id}/dates/{kind}': (ctx, { params, body }) =>
    keepDate(ctx, { ...params, kept: body }),

  'DELETE /admin/customers/{id}/dates/{kind}': (ctx, { params }) => removeDate(ctx, params),

  'DELETE /admin/customers/{id}/dates': (ctx, { params: { id } }) => withdrawConsent(ctx, id),

  'PUT /admin/customer-dates/{id}/reminder': async (ctx, { params: { id }, body: { done } }) => {
    await thinkOf(ctx, { dateId: id, done })
    return { success: true as const }
  },
})
