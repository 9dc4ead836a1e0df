import { implement } from '../../../platform/http/implement.ts'
import { notesContract } from '../notes.contract.ts'
import { addNote, findNotes, removeNote } from './order-notes.repository.ts'

const success = true as const

export const notesRoutes = implement(notesContract, {
  'GET /admin/orders/{id}/notes': async (ctx, { params: { id } }) => ({
    success,
    notes: await findNotes(ctx, id),
  }),

  'POST /admin/orders/{id}/notes': (ctx, { params: { id }, body: { text } }) => addNote(ctx, { id, text }),

  'DELETE /admin/orders/{id}/notes/{noteId}': async (ctx, { params }) => ({
    success,
    notes: await removeNote(ctx, params),
  }),
})
