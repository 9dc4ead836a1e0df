import { implement } from '../../../platform/http/implement.ts'
import { commissionsErrors } from '../../commissions/commissions.errors.ts'
import { quoteFileName } from '../../commissions/server/quotes/quote-file-name.public.ts'
import { findQuotePaper } from '../../commissions/server/quotes.repository.public.ts'
import { quotingContract } from '../quoting.contract.ts'
import { deleteDraft, saveDraft } from './quoting/save-draft.ts'
import { sendQuote } from './quoting/send-quote.ts'
import { withdrawQuote } from './quoting/withdraw-quote.ts'
import { answered, findDeskCommission } from './shown/desk-commission.ts'

export const quotingRoutes = implement(quotingContract, {
  'PUT /admin/commissions/{id}/draft': async (ctx, { params, body }) => {
    await saveDraft(ctx, { ...params, ...body })
    return answered(ctx, params.id)
  },

  'DELETE /admin/commissions/{id}/draft': async (ctx, { params }) => {
    await deleteDraft(ctx, params.id)
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/draft/send': async (ctx, { params, body }) => {
    await sendQuote(ctx, { ...params, ...body })
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/quotes/{version}/withdraw': async (ctx, { params }) => {
    await withdrawQuote(ctx, params)
    return answered(ctx, params.id)
  },

  'GET /admin/commissions/{id}/quotes/{version}.pdf': async (ctx, { params: { id, version } }) => {
    const { number } = await findDeskCommission(ctx, id)
    const bytes = await findQuotePaper(ctx.db, { commissionId: id, version })
    if (!bytes) throw commissionsErrors.quoteNotFound()
    return { bytes, fileName: quoteFileName(number, version) }
  },
})
