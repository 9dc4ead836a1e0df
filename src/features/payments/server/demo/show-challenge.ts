import type { Context } from '../../../../platform/context/context.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { paymentsErrors } from '../../payments.errors.ts'
import { openDesk } from './open-desk.ts'

/** The question that the demo's bank asks the customer to confirm. */
export const showChallenge = async (ctx: Context, challenge: string) => {
  const asked = await openDesk(ctx).readChallenge(ctx.db, challenge)
  if (!asked) throw paymentsErrors.challengeOver()
  const { amountCents, reference, last4, isBancontact } = asked
  return { success: true as const, amount: eurosOfCents(amountCents), reference, last4, isBancontact }
}
