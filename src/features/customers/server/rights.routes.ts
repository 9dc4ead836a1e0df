import { implement } from '../../../platform/http/implement.ts'
import { customerRightsContract } from '../rights/rights.contract.ts'
import { joinPeople, separatePeople } from './joins/join-people.ts'
import { noteReading } from './note-reading.public.ts'
import { eraseCustomer } from './rights/erase-customer.ts'
import { exportCustomer } from './rights/export-customer.ts'
import { readErasure } from './rights/read-erasure.ts'

const success = true as const

export const customerRightsRoutes = implement(customerRightsContract, {
  'GET /admin/customers/{id}/export': async (ctx, { params }) => ({
    success,
    export: await exportCustomer(ctx, params.id),
  }),

  'GET /admin/customers/{id}/erasure': async (ctx, { params: { id } }) => {
    const erasure = await readErasure(ctx, id)
    await noteReading(ctx, id)
    return { success, erasure }
  },

  'POST /admin/customers/{id}/erasure': async (ctx, { params, body }) => {
    await eraseCustomer(ctx, { ...params, ...body })
    return { success }
  },

  'POST /admin/customers/{id}/joins': async (ctx, { params, body }) => ({
    success,
    customerId: await joinPeople(ctx, { ...params, ...body }),
  }),

  'DELETE /admin/customers/{id}/joins/{joinId}': async (ctx, { params }) => {
    await separatePeople(ctx, params)
    return { success }
  },
})
