import { implement } from '../../../platform/http/implement.ts'
import { atelierContract } from '../atelier.contract.ts'
import { changeNote } from './change-note.ts'
import { deleteWork, noteWork } from './note-work.ts'
import { readTasks } from './read-tasks.ts'
import { printWorkSheet } from './work-sheet.ts'

export const atelierRoutes = implement(atelierContract, {
  'GET /admin/atelier': readTasks,

  'GET /admin/atelier/commissions/{id}/work-sheet.pdf': (ctx, { params: { id } }) => printWorkSheet(ctx, id),

  'POST /admin/atelier/{id}/stages/{stage}/work': async (ctx, { params, body }) => {
    await noteWork(ctx, { ...params, ...body })
    return readTasks(ctx)
  },

  'DELETE /admin/atelier/work/{workId}': async (ctx, { params }) => {
    await deleteWork(ctx, params.workId)
    return readTasks(ctx)
  },

  'PUT /admin/atelier/{id}/stages/{stage}/note': async (ctx, { params, body }) => {
    await changeNote(ctx, { ...params, ...body })
    return readTasks(ctx)
  },
})
