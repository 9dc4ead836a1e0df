import { implement } from '../../../platform/http/implement.ts'
import { whatsappContract } from '../whatsapp.contract.ts'
import { changeStatus } from './change-status.ts'
import { findLastChanger, findStatus, statusOnTheWire, whatsappTag } from './whatsapp.repository.ts'

const success = true as const

export const whatsappRoutes = implement(whatsappContract, {
  'GET /whatsapp/status': async (ctx) => {
    ctx.reads(whatsappTag)
    return { success, data: statusOnTheWire(await findStatus(ctx.db)) }
  },

  'PUT /whatsapp/status': async (ctx, { body }) => ({
    success,
    data: statusOnTheWire(await changeStatus(ctx, body)),
  }),

  'GET /admin/whatsapp': async (ctx) => {
    const status = statusOnTheWire(await findStatus(ctx.db))
    return { success, status: { ...status, updatedBy: await findLastChanger(ctx.db) } }
  },
})
