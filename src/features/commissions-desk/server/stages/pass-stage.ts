import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import { appointmentsOfCommission } from '../../../appointments/server/booking/appointments-of-commission.public.ts'
import {
  type CommissionRow,
  commissionStages,
  commissions,
} from '../../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../../commissions/server/lock-commission.public.ts'
import { queueCommissionMail } from '../../../commissions/server/mails/queue-commission-mail.public.tsx'
import { findInstalments } from '../../../commissions/server/paying/instalments.repository.public.ts'
import { recordCommissionEvent } from '../../../commissions/server/record-commission-event.public.ts'
import { spoken } from '../../../commissions/server/spoken.public.ts'
import { type CommissionMove, statusAfter } from '../../../commissions/stages/commission-status.rules.ts'
import { bookableStage } from '../../../commissions/stages/stage-appointments.rules.ts'
import {
  hindranceOf,
  lastPassed,
  owedBefore,
  presentStage,
} from '../../../commissions/stages/stages.rules.ts'
import type { StageKey } from '../../../commissions/stages/stages.ts'
import { commissionAudit } from '../../commission.audit.ts'
import { commissionsDeskErrors } from '../../commissions-desk.errors.ts'

interface OfStage {
  readonly id: string
  readonly stage: StageKey
}

interface Passing extends OfStage {
  readonly doneOn: CivilDate
  readonly words: string
  readonly note: string
}

const readStages = (db: Db, commissionId: string) =>
  db.select().from(commissionStages).where(eq(commissionStages.commissionId, commissionId))

const thisStage = ({ id, stage }: OfStage) =>
  and(eq(commissionStages.commissionId, id), eq(commissionStages.stage, stage))

const move = async (ctx: Context, db: Db, commission: CommissionRow, by: CommissionMove) => {
  const status = statusAfter(commission.status, by)
  if (status === undefined) throw commissionsDeskErrors.notOpen()
  await db
    .update(commissions)
    .set({ status, changedAt: dateOf(ctx.clock.now()) })
    .where(eq(commissions.id, commission.id))
}

/** Tells the customer what is due before the next stage, once it is asked for. */
const askForNext = async (ctx: Context, db: Db, commission: CommissionRow) => {
  const next = presentStage(await readStages(db, commission.id))
  if (!next) return
  const owed = owedBefore(await findInstalments(db, commission.id), next)
  for (const { id, amountCents } of owed)
    await queueCommissionMail(ctx, db, {
      commission,
      kind: 'due',
      cause: id,
      values: {
        amount: formatExactEuros(amountCents),
        stage: spoken[commission.language].stages[next],
      },
    })
}

interface Passed {
  readonly commission: CommissionRow
  readonly stage: StageKey
  readonly words: string
}

/** Tells the customer that a stage is passed, and of an appointment that can be booked for the next one. */
const tellPassed = async (ctx: Context, db: Db, { commission, stage, words }: Passed) => {
  const { id, status, language } = commission
  const next = bookableStage({
    status,
    stages: await readStages(db, id),
    instalments: await findInstalments(db, id),
    appointments: await appointmentsOfCommission(db, id),
  })
  const { stages } = spoken[language]
  await queueCommissionMail(ctx, db, {
    commission,
    kind: next ? 'toBook' : 'passed',
    cause: `${stage}:${ctx.clock.now().epochMilliseconds}`,
    values: { stage: stages[stage], next: next ? stages[next] : '' },
    quoted: words,
  })
}

/**
 * Passes the present stage. With the handover the commission is delivered; what is due before the next stage is asked for,
 * and the customer is told of both.
 */
export const passStage = (ctx: Context, { doneOn, words, note, ...of }: Passing) =>
  ctx.write(async ({ db }) => {
    const { id, stage } = of
    const commission = await lockCommission(db, id)
    if (commission.status !== 'making') throw commissionsDeskErrors.notOpen()
    if (doneOn > parisTime(ctx.clock.now().epochMilliseconds).date)
      throw commissionsDeskErrors.future({ fields: { doneOn: 'errors.future' } })
    const stages = await readStages(db, id)
    const hindrance = hindranceOf(stage, { stages, instalments: await findInstalments(db, id) })
    if (hindrance === 'unpaid') throw commissionsDeskErrors.unpaid()
    if (hindrance) throw commissionsDeskErrors.notItsTurn()
    const actorId = ctx.caller?.id ?? null
    const its = stages.find((one) => one.stage === stage)
    await db
      .update(commissionStages)
      .set({ doneOn, doneBy: actorId, words: words || its?.words, note: note || its?.note })
      .where(thisStage(of))
    if (stage === 'handover') await move(ctx, db, commission, 'deliver')
    await recordCommissionEvent(ctx, db, {
      commissionId: id,
      kind: 'stage_passed',
      actor: 'house',
      actorId,
      details: { stage },
    })
    await tellPassed(ctx, db, { commission, stage, words })
    await askForNext(ctx, db, commission)
    await audit(db, ctx, commissionAudit['stage-passed'], {
      id,
      after: { number: commission.number, stage, doneOn },
    })
  })

/** Takes back the stage that was passed last: a mistake, or a toile that has to be sewn again. */
export const takeBackStage = (ctx: Context, of: OfStage) =>
  ctx.write(async ({ db }) => {
    const { id, stage } = of
    const commission = await lockCommission(db, id)
    const isOpen = commission.status === 'making' || commission.status === 'delivered'
    if (!isOpen || lastPassed(await readStages(db, id)) !== stage) throw commissionsDeskErrors.notOpen()
    await db.update(commissionStages).set({ doneOn: null, doneBy: null }).where(thisStage(of))
    if (commission.status === 'delivered') await move(ctx, db, commission, 'take_back_delivery')
    const actorId = ctx.caller?.id ?? null
    await recordCommissionEvent(ctx, db, {
      commissionId: id,
      kind: 'stage_taken_back',
      actor: 'house',
      actorId,
      details: { stage },
    })
    await audit(db, ctx, commissionAudit['stage-taken-back'], {
      id,
      before: { number: commission.number, stage },
    })
  })

interface Wording extends OfStage {
  readonly words?: string | undefined
  readonly note?: string | undefined
  readonly hours?: number | undefined
}

/** Changes what a stage says to the customer and to the atelier, and its hours of work. */
export const wordStage = (ctx: Context, { words, note, hours, ...of }: Wording) =>
  ctx.write(async ({ db }) => {
    const commission = await lockCommission(db, of.id)
    if (statusAfter(commission.status, 'accept') === undefined && commission.status !== 'delivered')
      throw commissionsDeskErrors.notOpen()
    const its = (await readStages(db, of.id)).find(({ stage }) => stage === of.stage)
    if (!its) throw commissionsDeskErrors.stageNotFound()
    const now = { words: words ?? its.words, note: note ?? its.note, hours: hours ?? its.hours }
    await db.update(commissionStages).set(now).where(thisStage(of))
    const { number } = commission
    await audit(db, ctx, commissionAudit['stage-worded'], {
      id: of.id,
      before: { number, stage: of.stage, words: its.words, note: its.note, hours: its.hours },
      after: { number, stage: of.stage, ...now },
    })
  })
