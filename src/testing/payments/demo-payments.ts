import { silentLog } from '../../platform/log/log.ts'
import { type CardAttempt, confirmDemoIntent } from '../../platform/payments/demo/confirm-demo-intent.ts'
import { deliverDemoEvents } from '../../platform/payments/demo/deliver-demo-events.ts'
import { demoProvider } from '../../platform/payments/demo/demo-provider.ts'
import type { ProviderEvent, RawEvent } from '../../platform/payments/payment-provider.ts'
import { testNow } from '../bare-process.ts'
import type { TestDatabase } from '../database/test-database.ts'

export const demoSecret = 'the secret of the demo in tests'

/**
 * The demo provider on a test database, with a clock that stands still until a test moves it and a webhook that records
 * events.
 */
export const demoPayments = ({ database: { db } }: TestDatabase) => {
  let now = testNow
  let payments = 0
  const clock = { now: () => now }
  const remote = { db, clock }
  const provider = demoProvider({ ...remote, secret: demoSecret })
  const taken: (ProviderEvent | null)[] = []
  const refused: Error[] = []

  const take = async (raw: RawEvent) => {
    const failure = refused.shift()
    if (failure) throw failure
    taken.push(await provider.readEvent(raw, now.epochMilliseconds))
  }

  return {
    db,
    remote,
    provider,
    nowMs: () => now.epochMilliseconds,
    moveClock: (duration: Temporal.DurationLike) => {
      now = now.add(duration)
    },
    open: (amountCents = 129_000) => {
      const reference = `MC-2026-${++payments}`
      const asked = { amountCents, reference, description: 'Commande', metadata: { order: '7' } }
      return provider.openIntent({ ...asked, idempotencyKey: reference })
    },
    confirm: (clientSecret: string, card: Partial<CardAttempt> = {}) =>
      confirmDemoIntent(remote, {
        clientSecret,
        cardNumber: '4242 4242 4242 4242',
        expMonth: 12,
        expYear: 2030,
        cvc: '123',
        ...card,
      }),
    /** The events that the webhook has read, in order. */
    taken,
    /** Makes the webhook fail once for each failure. */
    refuse: (...failures: readonly Error[]) => void refused.push(...failures),
    take,
    deliver: () => deliverDemoEvents({ ...remote, secret: demoSecret, log: silentLog(), take }),
  }
}
