import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { commissionsErrors } from '../../../commissions/commissions.errors.ts'
import { planAtelier } from '../../../commissions/planning/plan-atelier.ts'
import { whatWouldHelp } from '../../../commissions/planning/what-would-help.ts'
import { readAtelierToPlan } from '../../../commissions/server/atelier-plan.public.ts'
import { type CommissionRow, commissions } from '../../../commissions/server/commissions.table.ts'
import { instalmentPurpose } from '../../../commissions/server/paying/instalments.repository.public.ts'
import { commissionOnTheWire } from '../../../commissions/server/shown/commission-on-the-wire.public.ts'
import { readWhole, type WholeCommission } from '../../../commissions/server/shown/read-commissions.public.ts'
import { isMade, statusAfter } from '../../../commissions/stages/commission-status.rules.ts'
import { hindranceOf, lastPassed, presentStage } from '../../../commissions/stages/stages.rules.ts'
import { payments, refunds } from '../../../payments/server/payments.table.ts'
import type { DeskCommission, DeskRefund } from '../../desk-commission.schema.ts'

/** What can be done with a commission, as the forms of the room show it. */
export const movesOf = ({ commission, stages, instalments }: WholeCommission): DeskCommission['moves'] => {
  const { status } = commission
  const present = status === 'making' ? presentStage(stages) : undefined
  const hindrance = present && hindranceOf(present, { stages, instalments })
  const canTakeBack = status === 'making' || status === 'delivered'
  return {
    canQuote: statusAfter(status, 'quote') !== undefined,
    canDecline: statusAfter(status, 'decline') !== undefined,
    canCancel: statusAfter(status, 'cancel') !== undefined,
    canClose: statusAfter(status, 'close') !== undefined,
    passable: present && !hindrance ? present : null,
    owed: hindrance === 'unpaid',
    takenBack: canTakeBack ? (lastPassed(stages) ?? null) : null,
  }
}

const readRefunds = async (db: Context['db'], instalmentIds: readonly string[]) => {
  if (instalmentIds.length === 0) return []
  return db
    .select({ refund: refunds, payment: payments })
    .from(payments)
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.purpose, instalmentPurpose), inArray(payments.subjectId, [...instalmentIds])))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
}

type ReadRefund = Awaited<ReturnType<typeof readRefunds>>[number]

const refundOnTheWire = (
  { refund, payment }: ReadRefund,
  repeated: ReadonlySet<string | null>,
): DeskRefund => ({
  _id: refund.id,
  instalmentId: payment.subjectId,
  amount: eurosOfCents(refund.amountCents),
  reason: refund.reason,
  status: refund.status,
  requestedAt: refund.requestedAt.toISOString(),
  canRetry: refund.status === 'returned' || (refund.status === 'failed' && !repeated.has(refund.id)),
})

/** How the atelier would make it in time, and if it can not, why, and what would help. */
const planOf = async (db: Context['db'], { id, status }: CommissionRow, today: string) => {
  if (!isMade(status)) return undefined
  const toPlan = await readAtelierToPlan(db, today)
  const plan = planAtelier(toPlan).commissions.find((each) => each.id === id)
  if (!plan) return undefined
  return { plan, help: plan.isPossible ? undefined : whatWouldHelp(toPlan, id) }
}

type Planned = NonNullable<Awaited<ReturnType<typeof planOf>>>

const planOnTheWire = ({ plan, help }: Planned): DeskCommission['plan'] => ({
  handOverBy: plan.handOverBy,
  slackDays: plan.isPossible ? plan.slackDays : null,
  proposed: plan.stages.map((stage) => ({
    stage: stage.stage,
    on: stage.proposed,
    latest: 'latest' in stage ? stage.latest : null,
  })),
  constraints: plan.isPossible ? [] : [...plan.why.constraints],
  help: help
    ? {
        earliestHandover: help.earliestHandover ?? null,
        earliestEvent: help.earliestEvent ?? null,
        additionalHoursAWeek: help.additionalHoursAWeek ?? null,
        clothBy: help.clothBy?.at(-1)?.date ?? null,
        comingFirst: help.comingFirst ?? false,
        leavingOut: [...(help.leavingOut?.[0] ?? [])],
      }
    : null,
})

/** A commission as the house sees it. */
export const deskCommission = async (ctx: Context, commission: CommissionRow): Promise<DeskCommission> => {
  const { db, lng, clock } = ctx
  const whole = await readWhole(db, commission)
  const paid = whole.instalments.filter(({ status }) => status === 'paid')
  const given = await readRefunds(
    db,
    paid.map(({ id }) => id),
  )
  const today = parisTime(clock.now().epochMilliseconds).date
  const planned = await planOf(db, commission, today)
  const draft = whole.quotes.find(({ status }) => status === 'draft')
  const last = whole.quotes.find(({ status }) => status !== 'draft')
  const repeated = new Set(given.map(({ refund }) => refund.retries))
  const going = (id: string) =>
    given.reduce(
      (sum, { refund, payment }) =>
        payment.subjectId === id && ['requested', 'pending', 'returned'].includes(refund.status)
          ? sum + refund.amountCents
          : sum,
      0,
    )
  return {
    ...commissionOnTheWire(whole, { lng, today, plan: planned?.plan }),
    plan: planned ? planOnTheWire(planned) : null,
    accountId: commission.accountId,
    language: commission.language,
    profileId: commission.profileId,
    draft: draft
      ? {
          version: draft.version,
          saved: draft.saved,
          content: draft.content,
          writtenAt: draft.writtenAt.toISOString(),
        }
      : null,
    lastContent: last?.content ?? null,
    notes: whole.stages.map(({ stage, note, hours }) => ({ stage, note, hours })),
    refundable: paid.map(({ id, amountCents, creditedCents }) => ({
      instalmentId: id,
      amount: eurosOfCents(amountCents - creditedCents - going(id)),
    })),
    refunds: given.map((one) => refundOnTheWire(one, repeated)),
    moves: movesOf(whole),
  }
}

export const findDeskCommission = async (ctx: Context, id: string) => {
  const [commission] = await ctx.db.select().from(commissions).where(eq(commissions.id, id))
  if (!commission) throw commissionsErrors.commissionNotFound()
  return commission
}

/** The answer of a call: the commission as it is now. */
export const answered = async (ctx: Context, id: string) => ({
  success: true as const,
  commission: await deskCommission(ctx, await findDeskCommission(ctx, id)),
})
