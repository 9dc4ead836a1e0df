import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { linkKey } from '../../appointments/server/link-keys.public.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'
import { invoicePaper } from '../../papers/server/made/invoice-paper.public.ts'
import { commissionsContract } from '../commissions.contract.ts'
import { commissionsErrors } from '../commissions.errors.ts'
import { isMade } from '../stages/commission-status.rules.ts'
import { commissionKey } from './access/commission-key.ts'
import { findOwnCommission, type NamedCommission } from './access/own-commission.public.ts'
import { readAtelierPlan } from './atelier-plan.public.ts'
import { commissions } from './commissions.table.ts'
import { findPapers } from './paying/instalments.repository.public.ts'
import { askAfterInstalments, payInstalment } from './paying/pay-instalment.ts'
import { acceptQuote } from './quotes/accept-quote.ts'
import { quoteFileName } from './quotes/quote-file-name.public.ts'
import { findQuotePaper } from './quotes.repository.public.ts'
import { commissionOnTheWire, lineOfCommission } from './shown/commission-on-the-wire.public.ts'
import { readOutlines, readWhole } from './shown/read-commissions.public.ts'
import { spoken } from './spoken.public.ts'
import { bookStage } from './stages/book-stage.public.ts'
import { enterWish } from './wishes/enter-wish.public.ts'
import { giveUp } from './wishes/give-up.ts'

const success = true as const

const seenBy = ({ lng, clock }: Context) => ({ lng, today: parisTime(clock.now().epochMilliseconds).date })

/** A commission as it is now, for its customer. */
const shown = async (ctx: Context, named: NamedCommission) => {
  const commission = await findOwnCommission(ctx, named)
  const seen = seenBy(ctx)
  const plans = isMade(commission.status) ? await readAtelierPlan(ctx.db, seen.today) : undefined
  return commissionOnTheWire(await readWhole(ctx.db, commission), {
    ...seen,
    plan: plans?.get(commission.id),
    keyOf: (appointmentId) => linkKey(ctx, 'manage', appointmentId),
  })
}

export const commissionsRoutes = implement(commissionsContract, {
  'POST /commissions': async (ctx, { body }) => {
    const id = await enterWish(ctx, body)
    const manageKey = commissionKey(ctx, id)
    const commission = await shown(ctx, { id, key: manageKey })
    return { success, commission, manageKey, message: spoken[ctx.lng].done.wished }
  },

  'GET /commissions': async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(commissions)
      .where(eq(commissions.accountId, signedInCaller(ctx).id))
      .orderBy(desc(commissions.createdAt))
    const outlines = await readOutlines(ctx.db, rows)
    return { success, commissions: outlines.map((one) => lineOfCommission(one, seenBy(ctx))) }
  },

  'GET /commissions/{id}': async (ctx, { params, query }) => {
    const named = { id: params.id, key: query.key }
    const { id } = await findOwnCommission(ctx, named)
    await askAfterInstalments(ctx, id)
    return { success, commission: await shown(ctx, named) }
  },

  'POST /commissions/{id}/give-up': async (ctx, { params, query, body }) => {
    const named = { id: params.id, key: query.key }
    await giveUp(ctx, { ...named, ...body })
    return { success, commission: await shown(ctx, named) }
  },

  'GET /commissions/{id}/quotes/{version}.pdf': async (ctx, { params, query }) => {
    const { id, number } = await findOwnCommission(ctx, { id: params.id, key: query.key })
    const bytes = await findQuotePaper(ctx.db, { commissionId: id, version: params.version })
    if (!bytes) throw commissionsErrors.quoteNotFound()
    return { bytes, fileName: quoteFileName(number, params.version) }
  },

  'POST /commissions/{id}/quotes/{version}/accept': async (ctx, { params, query, body }) => {
    const named = { id: params.id, key: query.key }
    await acceptQuote(ctx, { ...named, ...body, version: params.version })
    return { success, commission: await shown(ctx, named), message: spoken[ctx.lng].done.accepted }
  },

  'POST /commissions/{id}/stages/{stage}/appointment': async (ctx, { params, query, body }) => {
    const named = { id: params.id, key: query.key }
    await bookStage(ctx, { ...named, stage: params.stage, startMs: Date.parse(body.start) })
    return { success, commission: await shown(ctx, named) }
  },

  'POST /commissions/{id}/instalments/{instalmentId}/payment': async (ctx, { params, query }) => ({
    success,
    ...(await payInstalment(ctx, { ...params, key: query.key })),
  }),

  'GET /commissions/{id}/papers/{paperId}.pdf': async (ctx, { params, query }) => {
    const { id } = await findOwnCommission(ctx, { id: params.id, key: query.key })
    const known = (await findPapers(ctx.db, id)).some((paper) => paper.id === params.paperId)
    const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.id, params.paperId))
    if (!known || !invoice) throw commissionsErrors.paperNotFound()
    return invoicePaper(ctx, invoice)
  },
})
