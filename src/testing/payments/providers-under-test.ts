import { eq } from 'drizzle-orm'
import { silentLog } from '../../platform/log/log.ts'
import { confirmDemoIntent } from '../../platform/payments/demo/confirm-demo-intent.ts'
import { deliverDemoEvents } from '../../platform/payments/demo/deliver-demo-events.ts'
import { demoRefunds } from '../../platform/payments/demo/demo-payments.table.ts'
import { openPaymentProvider } from '../../platform/payments/open-payment-provider.ts'
import type { PaymentProvider, RawEvent } from '../../platform/payments/payment-provider.ts'
import type { Decline } from '../../shared/payments/declines.ts'
import { testNow } from '../bare-process.ts'
import { testDatabase } from '../database/test-database.ts'
import { startStripeServer } from './stripe-server.ts'

/** A payment provider with a customer who pays there, at a fixed instant. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider
  readonly nowMs: number
  readonly customer: {
    readonly pays: (intentId: string) => Promise<void>
    readonly isDeclined: (intentId: string, decline: Decline) => Promise<void>
    /** The bank asks the customer to confirm the payment. */
    readonly isAsked: (intentId: string) => Promise<void>
  }
  /** The customer's bank sends a refund back. */
  readonly refundComesBack: (refundId: string) => Promise<void>
  /** All events so far, in order. */
  readonly told: () => Promise<readonly RawEvent[]>
  readonly close: () => Promise<unknown>
}

const nowMs = testNow.epochMilliseconds
const clock = { now: () => testNow }
const log = silentLog()
const demoSecret = 'the secret of the demo in tests'

const demoUnderTest = async (): Promise<ProviderUnderTest> => {
  const test = await testDatabase()
  const { db } = test.database
  const config = { stripe: undefined, demoPayments: true, isDemo: true, demoWebhookSecret: demoSecret }
  const provider = await openPaymentProvider({ config, db, clock, log })
  const told: RawEvent[] = []
  const confirm = async (intentId: string, cardNumber: string) => {
    const { clientSecret } = await provider.readIntent(intentId)
    const card = { cardNumber, expMonth: 12, expYear: 2030, cvc: '123' }
    await confirmDemoIntent({ db, clock }, { clientSecret, ...card })
  }
  return {
    provider,
    nowMs,
    customer: {
      pays: (id) => confirm(id, '4242 4242 4242 4242'),
      isDeclined: (id, decline) => confirm(id, cardOf[decline] ?? ''),
      isAsked: (id) => confirm(id, '4000 0025 0000 3155'),
    },
    refundComesBack: async (id) => {
      await db
        .update(demoRefunds)
        .set({ comesBackAt: new Date(nowMs) })
        .where(eq(demoRefunds.id, id))
    },
    told: async () => {
      const take = async (raw: RawEvent) => void told.push(raw)
      await deliverDemoEvents({ db, clock, log, secret: demoSecret, take })
      return told
    },
    close: test.close,
  }
}

const cardOf: Readonly<Partial<Record<Decline, string>>> = {
  declined: '4000 0000 0000 0002',
  insufficient_funds: '4000 0000 0000 9995',
  expired_card: '4000 0000 0000 0069',
  incorrect_cvc: '4000 0000 0000 0127',
  incorrect_number: '4242 4242 4242 4241',
  velocity_exceeded: '4000 0000 0000 6975',
  processing_error: '4000 0000 0000 0119',
}

const stripeUnderTest = async (): Promise<ProviderUnderTest> => {
  const keys = { secretKey: 'sk_test_house', webhookSecret: 'whsec_house' }
  const server = await startStripeServer({ ...keys, nowMs: () => nowMs })
  const stripe = { ...keys, publishableKey: 'pk_test_house', apiUrl: server.apiUrl }
  const { database, close } = await testDatabase()
  const config = { stripe, demoPayments: false, isDemo: false, demoWebhookSecret: demoSecret }
  const provider = await openPaymentProvider({ config, db: database.db, clock, log })
  return {
    provider,
    nowMs,
    customer: {
      pays: async (id) => server.customer.pays(id),
      isDeclined: async (id, decline) => server.customer.isDeclined(id, decline),
      isAsked: async (id) => server.customer.isAsked(id),
    },
    refundComesBack: async (id) => void server.refundComesBack(id),
    told: async () => server.told,
    close: () => Promise.all([server.close(), close()]),
  }
}

/** All providers that implement the interface: each test runs with every one of them. */
export const providersUnderTest = [
  { name: 'the demo', open: demoUnderTest },
  { name: 'Stripe', open: stripeUnderTest },
] as const
