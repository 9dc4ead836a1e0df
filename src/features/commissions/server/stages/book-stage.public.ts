import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import {
  bookForCommission,
  noteForCommission,
} from '../../../appointments/server/booking/appointments-of-commission.public.ts'
import { commissionsErrors } from '../../commissions.errors.ts'
import { bookableStage, kindOfStage } from '../../stages/stage-appointments.rules.ts'
import type { StageKey } from '../../stages/stages.ts'
import { lockOwnCommission, type NamedCommission } from '../access/own-commission.public.ts'
import { earliestDay, readAtelierPlan } from '../atelier-plan.public.ts'
import type { CommissionRow } from '../commissions.table.ts'
import { readWhole } from '../shown/read-commissions.public.ts'

interface OfStage {
  readonly stage: StageKey
  readonly startMs: number
}

/** What the book needs of a commission for the appointment of its present stage. */
const appointmentOf = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  { commission, stage, startMs }: OfStage & { readonly commission: CommissionRow },
) => {
  const whole = await readWhole(db, commission)
  const kind = kindOfStage(stage)
  if (kind === undefined || bookableStage({ ...whole, status: commission.status }) !== stage)
    throw commissionsErrors.notBookable()
  const today = parisTime(clock.now().epochMilliseconds).date
  const notBefore = earliestDay((await readAtelierPlan(db, today)).get(commission.id), stage) ?? null
  const { id, accountId, firstName, lastName, email, phone, language, eventDate } = commission
  return {
    ...{ commissionId: id, commissionStage: stage, kind, startMs },
    ...{ accountId, firstName, lastName, email, phone, language, eventDate, notBefore },
  }
}

/** Books the appointment of the present stage in an open slot, for the customer of a commission, under its lock. */
export const bookStage = (ctx: Context, { stage, startMs, ...named }: NamedCommission & OfStage) =>
  ctx.once(async ({ db }) => {
    const commission = await lockOwnCommission(ctx, db, named)
    const asked = await appointmentOf(ctx, db, { commission, stage, startMs })
    await bookForCommission(ctx, db, asked)
    return null
  })

/** Notes it for a customer who telephones, on any day with an open slot: the house knows how far it is. */
export const noteStage = async (ctx: Context, db: Db, commission: CommissionRow, of: OfStage) => {
  const asked = await appointmentOf(ctx, db, { commission, ...of })
  const day = parisTime(of.startMs).date
  const isEarlier = asked.notBefore !== null && day < asked.notBefore
  return noteForCommission(ctx, db, isEarlier ? { ...asked, notBefore: day } : asked)
}
