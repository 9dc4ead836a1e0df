import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { enterPayment, findPaymentOf } from '../../../payments/server/enter-payment.public.ts'
import { openPayment, refreshPayment } from '../../../payments/server/open-payment.public.ts'
import { commissionsErrors } from '../../commissions.errors.ts'
import { isRunning } from '../../stages/commission-status.rules.ts'
import { isDue } from '../../stages/stages.rules.ts'
import { lockOwnCommission, type NamedCommission } from '../access/own-commission.public.ts'
import { commissionStages } from '../commissions.table.ts'
import { findBegunPayments, findInstalments, subjectOf } from './instalments.repository.public.ts'

/**
 * Opens the payment of an instalment that is due: entered once, under the lock of its commission, and opened at the provider
 * afterwards; the same press, or another device, gets the same payment.
 */
export const payInstalment = async (
  ctx: Context,
  { instalmentId, ...named }: NamedCommission & { readonly instalmentId: string },
) => {
  const amountCents = await ctx.once(async ({ db }) => {
    const commission = await lockOwnCommission(ctx, db, named)
    if (!isRunning(commission.status)) throw commissionsErrors.ended()
    const stages = await db
      .select()
      .from(commissionStages)
      .where(eq(commissionStages.commissionId, commission.id))
    const instalment = (await findInstalments(db, commission.id)).find(({ id }) => id === instalmentId)
    if (!instalment || instalment.status === 'replaced') throw commissionsErrors.replaced()
    if (instalment.status === 'paid') throw commissionsErrors.alreadyPaid()
    if (!isDue(instalment, { stages, isBound: true })) throw commissionsErrors.notDue()
    const toPay = { ...subjectOf(instalmentId), amountCents: instalment.amountCents }
    const known = await findPaymentOf(db, toPay)
    if (!known) await enterPayment(ctx, db, { ...toPay, reference: commission.number })
    return instalment.amountCents
  })
  const payment = await findPaymentOf(ctx.db, subjectOf(instalmentId))
  if (!payment) throw new Error('An instalment waits without a payment')
  return { amount: eurosOfCents(amountCents), payment: await openPayment(ctx, payment) }
}

/**
 * Asks the provider about the payments that were begun, because the customer may come back before the provider's event
 * arrives. If the provider cannot be reached, nothing is delayed: the event will come.
 */
export const askAfterInstalments = async (ctx: Context, commissionId: string) => {
  for (const payment of await findBegunPayments(ctx.db, commissionId))
    await refreshPayment(ctx, payment).catch((error: unknown) => {
      ctx.log.warn({ err: error, commissionId }, 'a payment could not be asked after')
    })
}
