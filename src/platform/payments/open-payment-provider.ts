import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { closedProvider } from './closed-provider.ts'
import { demoProvider } from './demo/demo-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

interface PaymentOptions {
  readonly config: Pick<Config, 'stripe' | 'demoPayments' | 'demoWebhookSecret' | 'isDemo'>
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

/**
 * Opens Stripe when its keys are set, else the demo where it is allowed, else no provider. The 20 MB of Stripe's SDK
 * are loaded only when needed.
 */
export const openPaymentProvider = async ({
  config: { stripe, demoPayments, demoWebhookSecret: secret, isDemo },
  db,
  clock,
  log,
}: PaymentOptions): Promise<PaymentProvider> => {
  if (!stripe && !demoPayments) {
    log.warn('nobody can pay: set the keys of Stripe, or DEMO_PAYMENTS=true')
    return closedProvider
  }
  if (!stripe) {
    if (!isDemo) log.warn('the demo takes payments: orders are taken, and nothing is charged')
    return demoProvider({ db, clock, secret })
  }
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  return stripeProvider({ ...stripe, log })
}
