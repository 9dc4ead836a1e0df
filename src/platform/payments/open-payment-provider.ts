import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { demoProvider } from './demo/demo-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

interface PaymentOptions {
  readonly config: Pick<Config, 'stripe' | 'demoWebhookSecret'>
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

/** Stripe when its keys are set, else the demo. The SDK takes 20 MB of memory, so a demo house does not load it. */
export const openPaymentProvider = async ({
  config: { stripe, demoWebhookSecret: secret },
  db,
  clock,
  log,
}: PaymentOptions): Promise<PaymentProvider> => {
  if (!stripe) return demoProvider({ db, clock, secret })
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  return stripeProvider({ ...stripe, log })
}
