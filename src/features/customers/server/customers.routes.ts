import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { mayOpen } from '../../desk/server/may-open.public.ts'
import { customersContract } from '../customers.contract.ts'
import { findCustomers } from './find-customers.ts'
import { findPerson } from './find-person.ts'
import { noteReading } from './note-reading.public.ts'
import { readCustomer } from './read-customer.ts'
import { readLine } from './read-line.ts'

const success = true as const

export const customersRoutes = implement(customersContract, {
  'GET /admin/customers': async (ctx, { query }) => {
    const maySeeSales = mayOpen(ctx.caller, 'adminOrders')
    const found = await findCustomers(ctx.db, { query, maySeeSales })
    return { success, ...found, totalPages: totalPages({ count: found.count, limit: query.limit }) }
  },

  'GET /admin/customers/{id}': async (ctx, { params: { id } }) => {
    const customer = await readCustomer(ctx, id)
    await noteReading(ctx, id)
    return { success, customer }
  },

  'GET /admin/customers/{id}/timeline': async (ctx, { params: { id }, query }) => {
    const { traced } = await findPerson(ctx.db, id)
    await noteReading(ctx, id)
    return { success, ...(await readLine(ctx.db, { ...query, caller: ctx.caller, people: traced })) }
  },
})
