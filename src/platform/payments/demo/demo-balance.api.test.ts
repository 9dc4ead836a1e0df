import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { demoPayments, demoSecret } from '../../../testing/payments/demo-payments.ts'
import { signDemoEvent } from './demo-signature.ts'

let test: TestDatabase
let demo: ReturnType<typeof demoPayments>

beforeAll(async () => {
  test = await testDatabase()
  demo = demoPayments(test)
})

afterAll(() => test.close())

const bought = async (amountCents: number, cardNumber?: string) => {
  const { id, clientSecret } = await demo.open(amountCents)
  await demo.confirm(clientSecret, cardNumber === undefined ? {} : { cardNumber })
  return id
}

const payouts = async () => (await demo.provider.readPayouts({ sinceMs: 0 })).rows

const linesOf = async (payoutId: string) => (await demo.provider.readBalance({ payoutId })).rows

it('is paid out each week, of what was available: fees and disputes less, refunds less', async () => {
  const id = await bought(100_000)
  await bought(20_000, '4000 0000 0000 0259')
  const ask = { intentId: id, amountCents: 10_000, metadata: {}, reason: 'duplicate' } as const
  await demo.provider.refund({ ...ask, idempotencyKey: 'back' })
  expect(await payouts()).toEqual([])
  demo.moveClock({ hours: 24 * 12 })
  const sent = await payouts()
  const sums = await Promise.all(
    sent.map(async (payout) => {
      const lines = await linesOf(payout.id)
      expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0)
      return lines.filter(({ kind }) => kind !== 'payout').reduce((sum, { netCents }) => sum + netCents, 0)
    }),
  )
  expect(sums).toEqual(sent.map(({ amountCents }) => amountCents))
  const fees = 1_525 + 325 + 2_000
  expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(100_000 + 20_000 - 10_000 - 20_000 - fees)
  expect(sent.every(({ status, makeup }) => status === 'paid' && makeup === 'told')).toBe(true)
})

it('gives back what a bank took, once the house has won, and keeps the fee', async () => {
  const disputed = await bought(30_000, '4000 0000 0000 0259')
  const event = { id: 'evt_won', type: 'charge.dispute.closed', created: Math.floor(demo.nowMs() / 1000) }
  const object = { id: disputed.replace('pi_', 'dp_'), status: 'won', amount: 30_000, reason: 'fraudulent' }
  const body = JSON.stringify({ ...event, data: { object: { ...object, payment_intent: disputed } } })
  const signature = signDemoEvent({ body, secret: demoSecret, atSeconds: event.created })
  await demo.take({ body, signature })
  const { rows } = await demo.provider.readBalance({ sinceMs: 0 })
  const about = rows.filter(({ disputeId }) => disputeId === object.id)
  expect(about.map(({ kind, netCents }) => [kind, netCents]).toSorted()).toEqual([
    ['dispute', -32_000],
    ['dispute-reversal', 30_000],
  ])
})

it('never changes what it has said: later payments are in later payouts', async () => {
  const before = await payouts()
  await bought(50_000)
  demo.moveClock({ hours: 24 * 12 })
  const after = await payouts()
  expect(after.length).toBe(before.length + 1)
  expect(after.slice(1)).toEqual(before)
})
