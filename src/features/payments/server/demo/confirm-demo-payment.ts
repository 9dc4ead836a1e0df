import type { Context } from '../../../../platform/context/context.ts'
import type { DemoAttempt } from '../../../../platform/payments/demo/confirm-demo-intent.ts'
import { pathTo } from '../../../../sitemap.ts'
import type { Confirmed } from '../../payments.contract.ts'
import { paymentsErrors } from '../../payments.errors.ts'
import { declinedAnswer } from '../declined-answer.ts'
import { deliverDemoNow } from './deliver-demo.ts'
import { openDesk } from './open-desk.ts'

/** The page of the demo's bank; the key is in the fragment of the URL, which no server receives. */
const challengePage = (challenge: string) => `${pathTo('challenge')}#${challenge}`

/** A client secret begins with the id of its payment. */
const intentIdOf = ({ clientSecret }: DemoAttempt) => clientSecret.split('_secret_', 1)[0] ?? ''

/** Pays with a test card or Bancontact, as a browser does at a real provider: the server learns of it by the event. */
export const confirmDemoPayment = async (ctx: Context, attempt: DemoAttempt): Promise<Confirmed> => {
  const desk = openDesk(ctx)
  const outcome = await ctx.once((tx) => desk.confirm(tx.db, attempt))
  await deliverDemoNow(ctx, intentIdOf(attempt))
  const { status } = outcome
  if (status === 'unknown') throw paymentsErrors.unknownPayment()
  if (status === 'canceled') throw paymentsErrors.paymentOver()
  if (status === 'requires_action')
    return { success: true, status, redirectUrl: challengePage(outcome.challenge) }
  if (status === 'requires_payment_method') return declinedAnswer(ctx, outcome.decline)
  return { success: true, status }
}
