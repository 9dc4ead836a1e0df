import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { answerDemoChallenge, readDemoChallenge } from './answer-demo-challenge.ts'
import { confirmWithin } from './confirm-demo-intent.ts'
import { type DemoDelivery, deliverDemoEvents, deliverDue } from './deliver-demo-events.ts'

type CardAttempt = Parameters<typeof confirmWithin>[1]
type ChallengeAnswer = Parameters<typeof answerDemoChallenge>[1]

/**
 * What a customer's browser does at a provider's, the page of the bank included; in the transaction that it is given.
 */
export const demoDesk = ({ db, clock, secret }: Pick<DemoDelivery, 'db' | 'secret'> & { clock: Clock }) => ({
  confirm: (tx: Db, attempt: CardAttempt) => confirmWithin({ db: tx, clock }, attempt),
  readChallenge: (tx: Db, challenge: string) => readDemoChallenge(tx, challenge),
  answer: (tx: Db, given: ChallengeAnswer) => answerDemoChallenge({ db: tx, clock }, given),
  /** Brings what there is to tell of one payment to the house at once. */
  deliverNow: (intentId: string, delivery: Pick<DemoDelivery, 'log' | 'take'>) =>
    deliverDue({ db, clock, secret, ...delivery }, intentId),
  /** Comes by with what is late, and puts its own house in order. */
  deliver: (delivery: Pick<DemoDelivery, 'log' | 'take'>) =>
    deliverDemoEvents({ db, clock, secret, ...delivery }),
})

export type DemoDesk = ReturnType<typeof demoDesk>
