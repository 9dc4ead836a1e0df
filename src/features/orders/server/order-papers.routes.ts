import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { contractPaper } from '../../papers/server/made/contract-paper.public.ts'
import { invoicePaper } from '../../papers/server/made/invoice-paper.public.ts'
import { orderPapersContract } from '../order-papers.contract.ts'
import { packingSlips } from './papers/packing-slips.ts'
import { findContracted, findDocument, findInvoiceOf } from './papers/papers.repository.ts'

export const orderPapersRoutes = implement(orderPapersContract, {
  'GET /orders/{id}/invoice': async (ctx, { params }) => {
    const { id: accountId } = signedInCaller(ctx)
    return invoicePaper(ctx, await findInvoiceOf(ctx.db, { id: params.id, accountId }))
  },

  'GET /orders/{id}/documents/{documentId}': async (ctx, { params }) => {
    const { id: accountId } = signedInCaller(ctx)
    return invoicePaper(ctx, await findDocument(ctx.db, { ...params, accountId }))
  },

  'GET /orders/{id}/contract': async (ctx, { params }) => {
    const { id: accountId } = signedInCaller(ctx)
    return contractPaper(ctx, await findContracted(ctx.db, { id: params.id, accountId }))
  },

  'GET /admin/orders/{id}/contract': async (ctx, { params }) =>
    contractPaper(ctx, await findContracted(ctx.db, params)),

  'GET /admin/orders/{id}/documents/{documentId}': async (ctx, { params }) =>
    invoicePaper(ctx, await findDocument(ctx.db, params)),

  'GET /admin/packing-slips': (ctx, { query }) => packingSlips(ctx, query.orders),
})
