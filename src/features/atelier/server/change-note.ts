import { and, eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { commissionStages } from '../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../commissions/server/lock-commission.public.ts'
import type { StageKey } from '../../commissions/stages/stages.ts'
import { atelierAudit } from '../atelier.audit.ts'
import { atelierErrors } from '../atelier.errors.ts'

interface Noting {
  readonly id: string
  readonly stage: StageKey
  readonly note: string
  /** The note as it was read. */
  readonly seen: string
}

/** Changes the note of a stage, unless somebody else has changed it meanwhile. */
export const changeNote = (ctx: Context, { id, stage, note, seen }: Noting) =>
  ctx.write(async ({ db }) => {
    const { number } = await lockCommission(db, id)
    const thisStage = and(eq(commissionStages.commissionId, id), eq(commissionStages.stage, stage))
    const [before] = await db.select().from(commissionStages).where(thisStage)
    if (!before) throw atelierErrors.taskNotFound()
    if (before.note === note) return
    if (before.note !== seen) throw atelierErrors.noteChanged()
    await db.update(commissionStages).set({ note }).where(thisStage)
    await audit(db, ctx, atelierAudit['note-changed'], {
      id,
      before: { number, stage, note: before.note },
      after: { number, stage, note },
    })
  })
