import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { commissionsErrors } from '../../commissions/commissions.errors.ts'
import { readAtelierPlan } from '../../commissions/server/atelier-plan.public.ts'
import { findPapers } from '../../commissions/server/paying/instalments.repository.public.ts'
import { lineOfCommission } from '../../commissions/server/shown/commission-on-the-wire.public.ts'
import { readOutlines } from '../../commissions/server/shown/read-commissions.public.ts'
import { isRunning } from '../../commissions/stages/commission-status.rules.ts'
import { isDue } from '../../commissions/stages/stages.rules.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'
import { invoicePaper } from '../../papers/server/made/invoice-paper.public.ts'
import { commissionsDeskContract } from '../commissions-desk.contract.ts'
import type { DeskLine } from '../desk-commission.schema.ts'
import { changeCommission, noteCommission } from './change-commission.ts'
import { cancelCommission, closeCommission, declineWish } from './ending/end-commission.ts'
import { giveBack, repeatRefund } from './ending/give-back.ts'
import { findCommissions } from './listed/commissions.repository.ts'
import { readBoard } from './listed/read-board.ts'
import { answered } from './shown/desk-commission.ts'
import { noteAppointment } from './stages/note-appointment.ts'
import { passStage, takeBackStage, wordStage } from './stages/pass-stage.ts'

const success = true as const

/** The lines of a page of the list, each with its money. */
const linesOf = async (
  ctx: Context,
  rows: Awaited<ReturnType<typeof findCommissions>>['rows'],
  today: string,
): Promise<DeskLine[]> => {
  const outlines = await readOutlines(
    ctx.db,
    rows.map(({ commission }) => commission),
  )
  const plans = await readAtelierPlan(ctx.db, today)
  return outlines.map((outline, index) => {
    const { commission, quotes, instalments, stages } = outline
    const quote =
      quotes.find(({ status }) => status === 'accepted') ?? quotes.find(({ status }) => status === 'sent')
    const isBound = isRunning(commission.status)
    const dueCents = instalments.reduce(
      (sum, instalment) => (isDue(instalment, { stages, isBound }) ? sum + instalment.amountCents : sum),
      0,
    )
    return {
      ...lineOfCommission(outline, { lng: ctx.lng, today }),
      customer: `${commission.firstName} ${commission.lastName}`.trim(),
      email: commission.email,
      createdAt: commission.createdAt.toISOString(),
      total: quote ? eurosOfCents(quote.totalCents) : null,
      due: eurosOfCents(dueCents),
      waitsForHouse: rows[index]?.waitsForHouse ?? false,
      late: plans.get(commission.id)?.isPossible === false,
    }
  })
}

export const commissionsDeskRoutes = implement(commissionsDeskContract, {
  'GET /admin/commissions': async (ctx, { query }) => {
    const today = parisTime(ctx.clock.now().epochMilliseconds).date
    const { rows, counts, count } = await findCommissions(ctx.db, { ...query, today })
    return {
      success,
      commissions: await linesOf(ctx, rows, today),
      count,
      totalPages: totalPages({ count, limit: query.limit }),
      counts,
    }
  },

  'GET /admin/commission-board': readBoard,

  'POST /admin/commissions': async (ctx, { body }) => answered(ctx, await noteCommission(ctx, body)),

  'GET /admin/commissions/{id}': (ctx, { params }) => answered(ctx, params.id),

  'PUT /admin/commissions/{id}': async (ctx, { params, body }) => {
    await changeCommission(ctx, { ...params, ...body })
    return answered(ctx, params.id)
  },

  'GET /admin/commissions/{id}/papers/{paperId}.pdf': async (ctx, { params: { id, paperId } }) => {
    const isOurs = (await findPapers(ctx.db, id)).some((paper) => paper.id === paperId)
    const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.id, paperId))
    if (!isOurs || !invoice) throw commissionsErrors.paperNotFound()
    return invoicePaper(ctx, invoice)
  },

  'POST /admin/commissions/{id}/stages/{stage}/pass': async (ctx, { params, body }) => {
    await passStage(ctx, { ...params, ...body })
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/stages/{stage}/take-back': async (ctx, { params }) => {
    await takeBackStage(ctx, params)
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/stages/{stage}/appointment': async (ctx, { params, body }) => {
    await noteAppointment(ctx, { ...params, startMs: Date.parse(body.start) })
    return answered(ctx, params.id)
  },

  'PUT /admin/commissions/{id}/stages/{stage}': async (ctx, { params, body }) => {
    await wordStage(ctx, { ...params, ...body })
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/decline': async (ctx, { params, body }) => {
    await declineWish(ctx, { ...params, ...body })
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/cancel': async (ctx, { params, body }) => {
    await cancelCommission(ctx, { ...params, ...body })
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/refund': async (ctx, { params, body }) => {
    await giveBack(ctx, { ...params, ...body })
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/refunds/{refundId}/retry': async (ctx, { params }) => {
    await repeatRefund(ctx, params)
    return answered(ctx, params.id)
  },

  'POST /admin/commissions/{id}/close': async (ctx, { params }) => {
    await closeCommission(ctx, params.id)
    return answered(ctx, params.id)
  },
})
