import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { commissionQuotes } from '../../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../../commissions/server/lock-commission.public.ts'
import { ofVersion } from '../../../commissions/server/quotes.repository.public.ts'
import { recordCommissionEvent } from '../../../commissions/server/record-commission-event.public.ts'
import { commissionAudit } from '../../commission.audit.ts'
import { commissionsDeskErrors } from '../../commissions-desk.errors.ts'

/** Withdraws a version that waits for its answer. */
export const withdrawQuote = (
  ctx: Context,
  { id, version }: { readonly id: string; readonly version: number },
) =>
  ctx.write(async ({ db }) => {
    const { number } = await lockCommission(db, id)
    const [withdrawn] = await db
      .update(commissionQuotes)
      .set({ status: 'withdrawn' })
      .where(and(ofVersion({ commissionId: id, version }), eq(commissionQuotes.status, 'sent')))
      .returning({ version: commissionQuotes.version })
    if (!withdrawn) throw commissionsDeskErrors.notWaiting()
    const actorId = ctx.caller?.id ?? null
    await recordCommissionEvent(ctx, db, {
      commissionId: id,
      kind: 'quote_withdrawn',
      actor: 'house',
      actorId,
      details: { version },
    })
    await audit(db, ctx, commissionAudit['quote-withdrawn'], { id, before: { number, version } })
  })
