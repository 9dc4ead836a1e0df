import { silentLog } from '../../platform/log/log.ts'
import type { RawEvent } from '../../platform/payments/payment-provider.ts'
import { stripeProvider } from '../../platform/payments/stripe/stripe-provider.ts'
import { recordedProvider } from './recorded-provider.ts'
import { stripeAccount } from './stripe-account.ts'
import { stripeAnswers } from './stripe-answers.ts'

const keys = {
  secretKey: 'sk_test_recorded',
  webhookSecret: 'whsec_recorded',
  publishableKey: 'pk_test_recorded',
}

/**
 * Stripe without the network: it records the requests and fails when a test tells it to. `customer` performs the
 * actions of a customer at Stripe; `told` holds the events that result.
 */
export const paymentRecorder = ({ nowMs = Date.now }: { readonly nowMs?: () => number } = {}) => {
  const account = stripeAccount({ webhookSecret: keys.webhookSecret, nowMs })
  const fetch = fetchFrom(stripeAnswers(account, keys.secretKey))
  const { sign, told, customer, givenBackCents, goneRefundIds, refundComesBack } = account
  const { refund, enterBalance, payOut, changePayout } = account
  return {
    ...recordedProvider(
      stripeProvider({ ...keys, apiUrl: undefined, log: silentLog(), networkRetries: 0, fetch }),
    ),
    told,
    customer,
    givenBackCents,
    goneRefundIds,
    refundComesBack,
    /** Gives money back as the dashboard does, without the house. */
    refundOutside: (intentId: string, cents: number) =>
      refund(new URLSearchParams({ payment_intent: intentId, amount: String(cents) })),
    enterBalance,
    payOut,
    changePayout,
    /** The same event with a new signature, because a signature expires. */
    signedNow: ({ body }: RawEvent): RawEvent & { body: Uint8Array } => {
      const bytes = Buffer.from(body)
      return { body: bytes, signature: sign(bytes.toString()) }
    },
  }
}

const fetchFrom =
  (answerTo: ReturnType<typeof stripeAnswers>): typeof fetch =>
  async (asked, init) => {
    const request = new Request(asked, init)
    const { pathname, search } = new URL(request.url)
    const { status, headers, body } = answerTo({
      method: request.method,
      path: pathname,
      form: new URLSearchParams((await request.text()) || search),
      headers: Object.fromEntries(request.headers),
    })
    return Response.json(body, { status, headers })
  }
