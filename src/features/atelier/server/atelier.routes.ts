import { implement } from '../../../platform/http/implement.ts'
import { atelierContract } from '../atelier.contract.ts'
import { changeNote } from './change-note.ts'
import { deleteWork, noteWork } from './note-work.ts'
import { readTasks } from './read-tasks.ts'

export const atelierRoutes = implement(atelierContract, {
  'GET /admin/atelier': readTasks,

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
