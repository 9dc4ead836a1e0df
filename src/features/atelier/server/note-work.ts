import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { commissionStages, commissions, commissionWork } from '../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../commissions/server/lock-commission.public.ts'
import { presentStage } from '../../commissions/stages/stages.rules.ts'
import type { StageKey } from '../../commissions/stages/stages.ts'
import { atelierAudit } from '../atelier.audit.ts'
import { atelierErrors } from '../atelier.errors.ts'

interface Worked {
  readonly id: string
  readonly stage: StageKey
  readonly minutes: number
  readonly workedOn: CivilDate
}

/** Notes time that was worked on the stage that is in hand. */
export const noteWork = (ctx: Context, { id, stage, minutes, workedOn }: Worked) =>
  ctx.once(async ({ db }) => {
    const now = ctx.clock.now()
    if (workedOn > parisTime(now.epochMilliseconds).date)
      throw atelierErrors.future({ fields: { workedOn: 'errors.future' } })
    const { number, status } = await lockCommission(db, id)
    const stages = await db.select().from(commissionStages).where(eq(commissionStages.commissionId, id))
    if (!stages.some((one) => one.stage === stage)) throw atelierErrors.taskNotFound()
    if (status !== 'making' || presentStage(stages) !== stage) throw atelierErrors.notInHand()
    const memberId = ctx.caller?.id ?? null
    await db
      .insert(commissionWork)
      .values({ commissionId: id, stage, minutes, workedOn, memberId, notedAt: dateOf(now) })
    await audit(db, ctx, atelierAudit['work-noted'], { id, after: { number, stage, minutes, workedOn } })
    return null
  })

/** Removes time that was noted by mistake. */
export const deleteWork = (ctx: Context, workId: string) =>
  ctx.write(async ({ db }) => {
    const [work] = await db.delete(commissionWork).where(eq(commissionWork.id, workId)).returning()
    if (!work) throw atelierErrors.workNotFound()
    const { commissionId: id, stage, minutes, workedOn } = work
    const [commission] = await db.select().from(commissions).where(eq(commissions.id, id))
    await audit(db, ctx, atelierAudit['work-deleted'], {
      id,
      before: { number: commission?.number, stage, minutes, workedOn },
    })
  })
