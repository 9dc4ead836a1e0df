import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { answerDemoChallenge, readDemoChallenge } from './answer-demo-challenge.ts'
import { confirmWithin, type DemoAttempt } from './confirm-demo-intent.ts'
import { type DemoDelivery, deliverDemoEvents, deliverDue } from './deliver-demo-events.ts'

type ChallengeAnswer = Parameters<typeof answerDemoChallenge>[1]

/**
 * The actions that a customer's browser performs at a provider, including the page of the bank; they run in the given
 * transaction.
 */
export const demoDesk = ({ db, clock, secret }: Pick<DemoDelivery, 'db' | 'secret'> & { clock: Clock }) => ({
  confirm: (tx: Db, attempt: DemoAttempt) => confirmWithin({ db: tx, clock }, attempt),
  readChallenge: (tx: Db, challenge: string) => readDemoChallenge(tx, challenge),
  answer: (tx: Db, given: ChallengeAnswer) => answerDemoChallenge({ db: tx, clock }, given),
  /** Delivers the due events of one payment at once. */
  deliverNow: (intentId: string, delivery: Pick<DemoDelivery, 'log' | 'take'>) =>
    deliverDue({ db, clock, secret, ...delivery }, intentId),
  /** Delivers late events, settles slow payments and deletes old deliveries. */
  deliver: (delivery: Pick<DemoDelivery, 'log' | 'take'>) =>
    deliverDemoEvents({ db, clock, secret, ...delivery }),
})

export type DemoDesk = ReturnType<typeof demoDesk>
