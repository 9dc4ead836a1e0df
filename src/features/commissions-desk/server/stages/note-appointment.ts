import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { lockCommission } from '../../../commissions/server/lock-commission.public.ts'
import { noteStage } from '../../../commissions/server/stages/book-stage.public.ts'
import type { StageKey } from '../../../commissions/stages/stages.ts'
import { commissionAudit } from '../../commission.audit.ts'

interface Noted {
  readonly id: string
  readonly stage: StageKey
  readonly startMs: number
}

/** Notes the appointment of the present stage for a customer who telephones, who is written to. */
export const noteAppointment = (ctx: Context, { id, stage, startMs }: Noted) =>
  ctx.once(async ({ db }) => {
    const commission = await lockCommission(db, id)
    const { startsAt } = await noteStage(ctx, db, commission, { stage, startMs })
    await audit(db, ctx, commissionAudit['appointment-noted'], {
      id,
      after: { number: commission.number, stage, startsAt: startsAt.toISOString() },
    })
    return null
  })
