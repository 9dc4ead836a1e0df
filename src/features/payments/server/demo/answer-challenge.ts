import type { Context } from '../../../../platform/context/context.ts'
import type { Confirmed } from '../../payments.contract.ts'
import { paymentsErrors } from '../../payments.errors.ts'
import { declinedAnswer } from '../declined-answer.ts'
import { deliverDemoNow } from './deliver-demo.ts'
import { openDesk } from './open-desk.ts'

/** Gives the customer's answer to the demo's bank, which decides the payment once. */
export const answerChallenge = async (
  ctx: Context,
  answer: { readonly challenge: string; readonly approved: boolean },
): Promise<Confirmed> => {
  const desk = openDesk(ctx)
  const outcome = await ctx.once((tx) => desk.answer(tx.db, answer))
  if (outcome.status === 'unknown') throw paymentsErrors.challengeOver()
  await deliverDemoNow(ctx, outcome.intentId)
  if (outcome.status === 'requires_payment_method') return declinedAnswer(ctx, outcome.decline)
  return { success: true, status: 'succeeded' }
}
