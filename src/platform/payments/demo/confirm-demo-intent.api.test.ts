import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { columnsContaining } from '../../../testing/database/plant-marks.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { demoPayments } from '../../../testing/payments/demo-payments.ts'
import { answerDemoChallenge, readDemoChallenge } from './answer-demo-challenge.ts'
import { confirmDemoIntent } from './confirm-demo-intent.ts'

let test: TestDatabase
let demo: ReturnType<typeof demoPayments>

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(async () => {
  await test.database.db.execute(sql`truncate demo_intents, demo_refunds, demo_deliveries`)
  demo = demoPayments(test)
})

afterAll(() => test.close())

const types = () => demo.taken.map((event) => event?.type)

const asked = async () => {
  const { id, clientSecret } = await demo.open()
  const outcome = await demo.confirm(clientSecret, { cardNumber: '4000 0025 0000 3155' })
  if (outcome.status !== 'requires_action') throw new Error(`The bank did not ask: ${outcome.status}`)
  return { id, clientSecret, challenge: outcome.challenge }
}

const answer = (challenge: string, approved = true) =>
  answerDemoChallenge(demo.remote, { challenge, approved })

describe('Bancontact at the demo', () => {
  const byBancontact = (clientSecret: string) =>
    confirmDemoIntent(demo.remote, { clientSecret, method: 'bancontact' })

  it('asks its bank, and pays under its own name without digits of a card', async () => {
    const { id, clientSecret } = await demo.open()
    const outcome = await byBancontact(clientSecret)
    if (outcome.status !== 'requires_action') throw new Error(`The bank did not ask: ${outcome.status}`)
    expect(await readDemoChallenge(demo.db, outcome.challenge)).toMatchObject({
      isBancontact: true,
      last4: null,
    })
    expect(await answer(outcome.challenge)).toMatchObject({ status: 'succeeded', intentId: id })
    expect(await demo.provider.readIntent(id)).toMatchObject({
      capturedCents: 129_000,
      method: { brand: 'bancontact', last4: null },
    })
    expect(await byBancontact(clientSecret)).toEqual({ status: 'succeeded' })
  })

  it('leaves no trace once a card has paid instead', async () => {
    const { id, clientSecret } = await demo.open()
    await byBancontact(clientSecret)
    expect(await demo.confirm(clientSecret)).toEqual({ status: 'succeeded' })
    expect(await demo.provider.readIntent(id)).toMatchObject({ method: { brand: 'visa', last4: '4242' } })
    expect(await byBancontact('pi_none_secret_none')).toEqual({ status: 'unknown' })
  })
})

describe('a card tried at the demo', () => {
  it('pays, once, however often the button is pressed', async () => {
    const { id, clientSecret } = await demo.open()
    const outcomes = await Promise.all([1, 2, 3].map(() => demo.confirm(clientSecret)))
    expect(outcomes).toEqual([{ status: 'succeeded' }, { status: 'succeeded' }, { status: 'succeeded' }])
    expect(await demo.confirm(clientSecret, { cardNumber: '4000 0000 0000 0002' })).toEqual({
      status: 'succeeded',
    })
    expect(await demo.provider.readIntent(id)).toMatchObject({ capturedCents: 129_000, decline: null })
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.succeeded'])
  })

  it('is refused with a reason, and another one may pay', async () => {
    const { clientSecret } = await demo.open()
    const poor = await demo.confirm(clientSecret, { cardNumber: '4000 0000 0000 9995' })
    expect(poor).toEqual({ status: 'requires_payment_method', decline: 'insufficient_funds' })
    expect(await demo.confirm(clientSecret)).toEqual({ status: 'succeeded' })
  })

  it('pays nothing that was given up, nor what is unknown', async () => {
    const { id, clientSecret } = await demo.open()
    await demo.provider.cancelIntent(id, { idempotencyKey: 'given-up' })
    expect(await demo.confirm(clientSecret)).toEqual({ status: 'canceled' })
    expect(await demo.confirm(id)).toEqual({ status: 'unknown' })
    expect(await demo.provider.readIntent(id)).toMatchObject({ status: 'canceled', capturedCents: 0 })
  })

  it('and a cancellation at the same moment leave one of two ends, whole', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, clientSecret } = await demo.open()
      const [paid, given] = await Promise.all([
        demo.confirm(clientSecret),
        demo.provider.cancelIntent(id, { idempotencyKey: id }),
      ])
      expect(given.status).toBe(paid.status)
      expect(given.capturedCents).toBe(paid.status === 'succeeded' ? 129_000 : 0)
    }
  })

  it('may take its time: in process for half a minute, and then paid', async () => {
    const { id, clientSecret } = await demo.open()
    expect(await demo.confirm(clientSecret, { cvc: '904' })).toEqual({ status: 'processing' })
    expect(await demo.confirm(clientSecret)).toEqual({ status: 'processing' })
    expect(await demo.provider.cancelIntent(id, { idempotencyKey: 'no' })).toMatchObject({
      status: 'processing',
    })
    demo.moveClock({ seconds: 29 })
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.processing'])
    demo.moveClock({ seconds: 1 })
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.processing', 'payment_intent.succeeded'])
    expect(await demo.provider.readIntent(id)).toMatchObject({ status: 'succeeded', capturedCents: 129_000 })
  })

  it('is seen to have paid by anyone who reads before it is told', async () => {
    const { id, clientSecret } = await demo.open()
    await demo.confirm(clientSecret, { cvc: '904' })
    expect(await demo.provider.readIntent(id)).toMatchObject({ status: 'processing' })
    demo.moveClock({ seconds: 30 })
    expect(await demo.provider.readIntent(id)).toMatchObject({ status: 'succeeded' })
  })

  it.each([
    ['4000 0000 0000 0259', { type: 'charge.dispute.created', kind: 'dispute' }],
    ['4000 0000 0000 5423', { type: 'radar.early_fraud_warning.created', kind: 'fraud' }],
  ])('%s has an aftermath', async (cardNumber, told) => {
    const { id, clientSecret } = await demo.open()
    expect(await demo.confirm(clientSecret, { cardNumber })).toEqual({ status: 'succeeded' })
    await demo.deliver()
    expect(demo.taken).toMatchObject([{ kind: 'intent' }, { ...told, intentId: id }])
  })

  it('is nowhere afterwards: neither number, nor expiry, nor cryptogram', async () => {
    const cards = [
      { cardNumber: '4242424242424242', expMonth: 11, expYear: 2987, cvc: '902' },
      { cardNumber: '4000 0025 0000 3155', expMonth: 11, expYear: 2987, cvc: '902' },
      { cardNumber: '4111 1111 1111 1111', expMonth: 11, expYear: 2987, cvc: '902' },
    ]
    for (const card of cards) await demo.confirm((await demo.open()).clientSecret, card)
    const { rows } = await demo.db.execute<{ text: string }>(sql`
      select to_jsonb(i)::text as text from demo_intents i union all select to_jsonb(d)::text from demo_deliveries d`)
    expect(rows).toHaveLength(9)
    for (const { text } of rows) {
      const withoutRandomWords = text.replace(/(pi|ch|evt)_[0-9a-f]+(_secret_[0-9a-f]+)?|[0-9a-f]{64}/g, '')
      for (const figures of ['42424242', '25000031', '11111111', '2987', '902'])
        expect(withoutRandomWords).not.toContain(figures)
    }
    for (const spaced of ['4242 4242', '0025 0000', '1111 1111'])
      expect(await columnsContaining(demo.db, spaced)).toEqual([])
  })
})

describe('the question of the customer’s bank', () => {
  it('shows what it is about, until it is answered', async () => {
    const { id, challenge } = await asked()
    const question = {
      intentId: id,
      amountCents: 129_000,
      reference: 'MC-2026-1',
      isBancontact: false,
      last4: '3155',
    }
    expect(await readDemoChallenge(demo.db, challenge)).toEqual(question)
    await answer(challenge)
    expect(await readDemoChallenge(demo.db, challenge)).toBeNull()
  })

  it('answered with yes, makes the payment', async () => {
    const { id, challenge } = await asked()
    expect(await answer(challenge)).toEqual({ status: 'succeeded', intentId: id, reference: 'MC-2026-1' })
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.requires_action', 'payment_intent.succeeded'])
    expect(await demo.provider.readIntent(id)).toMatchObject({
      method: { brand: 'visa', last4: '3155' },
    })
  })

  it('answered with no, leaves the payment to be made', async () => {
    const { id, clientSecret, challenge } = await asked()
    expect(await answer(challenge, false)).toMatchObject({ decline: 'authentication_failed' })
    expect(await demo.provider.readIntent(id)).toMatchObject({
      status: 'requires_payment_method',
      capturedCents: 0,
      decline: 'authentication_failed',
    })
    expect(await demo.confirm(clientSecret)).toEqual({ status: 'succeeded' })
  })

  it('is answered once', async () => {
    const { id, challenge } = await asked()
    const outcomes = await Promise.all([answer(challenge, false), answer(challenge), answer(challenge)])
    expect(outcomes.filter(({ status }) => status !== 'unknown')).toHaveLength(1)
    expect(await answer(challenge)).toEqual({ status: 'unknown' })
    await demo.deliver()
    expect(demo.taken.filter((event) => event?.kind === 'intent' && event.intent.id === id)).toHaveLength(2)
  })

  it('is open to nobody who guesses, and to nobody once another card was tried or the payment given up', async () => {
    const { id, clientSecret, challenge } = await asked()
    expect(challenge).toMatch(/^[\w-]{43}$/)
    for (const guess of ['', id, clientSecret, 'x'.repeat(43)])
      expect(await answer(guess)).toEqual({ status: 'unknown' })
    await demo.confirm(clientSecret, { cardNumber: '4000 0000 0000 0002' })
    expect(await answer(challenge)).toEqual({ status: 'unknown' })
    const other = await asked()
    await demo.provider.cancelIntent(other.id, { idempotencyKey: 'given-up' })
    expect(await answer(other.challenge)).toEqual({ status: 'unknown' })
  })

  it('asked anew takes the place of the one before', async () => {
    const { clientSecret, challenge } = await asked()
    const again = await demo.confirm(clientSecret, { cardNumber: '4000 0027 6000 3184' })
    expect(await answer(challenge)).toEqual({ status: 'unknown' })
    expect(again.status === 'requires_action' && (await answer(again.challenge)).status).toBe('succeeded')
  })
})
