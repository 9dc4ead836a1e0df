import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { demoPayments, demoSecret } from '../../../testing/payments/demo-payments.ts'
import { confirmDemoIntent } from './confirm-demo-intent.ts'
import { demoDeliveries } from './demo-payments.table.ts'
import { signDemoEvent } from './demo-signature.ts'

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

const pay = async (cvc = '123') => {
  const intent = await demo.open()
  await demo.confirm(intent.clientSecret, { cvc })
  return intent
}

const types = () => demo.taken.map((event) => event?.type)

const rows = () => demo.db.select().from(demoDeliveries).orderBy(demoDeliveries.id)

describe('the demo’s events', () => {
  it('arrive signed at once, and once', async () => {
    const { id } = await pay()
    await demo.deliver()
    await demo.deliver()
    expect(demo.taken).toMatchObject([{ type: 'payment_intent.succeeded', intent: { id } }])
  })

  it('arrive half a minute late after a cryptogram of 901', async () => {
    await pay('901')
    await demo.deliver()
    demo.moveClock({ seconds: 29 })
    await demo.deliver()
    expect(types()).toEqual([])
    demo.moveClock({ seconds: 1 })
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.succeeded'])
  })

  it('arrive twice after 902, as one and the same event', async () => {
    await pay('902')
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.succeeded', 'payment_intent.succeeded'])
    expect(demo.taken[0]).toEqual(demo.taken[1])
  })

  it('arrive out of order after 903: what was true before comes last', async () => {
    const { id } = await pay('903')
    await demo.deliver()
    expect(demo.taken).toMatchObject([
      { type: 'payment_intent.succeeded', createdAtMs: demo.nowMs(), intent: { id, status: 'succeeded' } },
      {
        type: 'payment_intent.requires_action',
        createdAtMs: demo.nowMs() - 1000,
        intent: { id, status: 'requires_action', capturedCents: 0 },
      },
      {
        type: 'payment_intent.payment_failed',
        intent: { id, status: 'requires_payment_method', decline: 'declined', capturedCents: 0 },
      },
    ])
  })

  it('tell after half a minute that a closed card sent back what was given back to it', async () => {
    const { id, clientSecret } = await demo.open()
    await demo.confirm(clientSecret, { cardNumber: '4000 0000 0000 5126' })
    const giveBack = (idempotencyKey: string) =>
      demo.provider.refund({
        intentId: id,
        amountCents: 129_000,
        idempotencyKey,
        reason: 'requested_by_customer',
        metadata: {},
      })
    expect(await giveBack('one')).toMatchObject({ status: 'succeeded' })
    demo.moveClock({ seconds: 29 })
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.succeeded', 'charge.refunded', 'refund.updated'])
    demo.moveClock({ seconds: 1 })
    await demo.deliver()
    await demo.deliver()
    expect(types().slice(3)).toEqual(['refund.failed'])
    expect(await giveBack('another')).toMatchObject({ status: 'succeeded' })
  })

  it('do not leave when what they tell of was undone', async () => {
    const { clientSecret } = await demo.open()
    const undone = demo.db.transaction(async (tx) => {
      const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' }
      await confirmDemoIntent({ ...demo.remote, db: tx }, { clientSecret, ...card })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rows()).toEqual([])
  })

  it('that are not taken come again, later each time', async () => {
    await pay()
    demo.refuse(new Error('busy'), new Error('busy'))
    for (const { waitSeconds, attempts } of [
      { waitSeconds: 10, attempts: 1 },
      { waitSeconds: 20, attempts: 2 },
    ]) {
      await demo.deliver()
      demo.moveClock({ seconds: waitSeconds - 1 })
      await demo.deliver()
      expect(await rows()).toMatchObject([{ attempts, deliveredAt: null }])
      demo.moveClock({ seconds: 1 })
    }
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.succeeded'])
    expect(await rows()).toMatchObject([{ attempts: 3, deliveredAt: expect.any(Date) }])
  })

  it('that nobody takes for three days are told no more', async () => {
    await pay()
    demo.refuse(...Array.from({ length: 40 }, () => new Error('gone')))
    const startMs = demo.nowMs()
    const nextDue = async () => {
      await demo.deliver()
      return (await rows())[0]?.dueAt ?? null
    }
    for (let due = await nextDue(); due !== null; due = await nextDue())
      demo.moveClock({ milliseconds: due.getTime() - demo.nowMs() })
    expect(await rows()).toMatchObject([{ attempts: 22, dueAt: null, deliveredAt: null }])
    expect((demo.nowMs() - startMs) / 86_400_000).toBeCloseTo(3, 0)
  })

  it('do not hold up the others when one is not taken', async () => {
    await pay()
    await pay()
    demo.refuse(new Error('this one is odd'))
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.succeeded'])
  })

  it('are each told by one of several processes', async () => {
    for (let count = 0; count < 12; count += 1) await pay()
    await Promise.all([demo.deliver(), demo.deliver(), demo.deliver()])
    const ids = demo.taken.map((event) => event?.id)
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })

  it('come again when the process that told them broke off', async () => {
    await pay()
    await demo.db.update(demoDeliveries).set({ attempts: 1, dueAt: new Date(demo.nowMs() + 60_000) })
    await demo.deliver()
    expect(types()).toEqual([])
    demo.moveClock({ minutes: 1 })
    await demo.deliver()
    expect(types()).toEqual(['payment_intent.succeeded'])
  })

  it('are forgotten a month after they were taken', async () => {
    await pay()
    await demo.deliver()
    demo.moveClock({ hours: 24 * 30 + 1 })
    await demo.deliver()
    expect(await rows()).toEqual([])
  })
})

describe('an event that somebody else signed with the secret', () => {
  const tell = (object: object, type = 'payment_intent.succeeded') => {
    const atSeconds = Math.floor(demo.nowMs() / 1000)
    const body = JSON.stringify({ id: 'evt_test', type, created: atSeconds, data: { object } })
    const raw = { body, signature: signDemoEvent({ body, secret: demoSecret, atSeconds }) }
    return demo.provider.readEvent(raw, demo.nowMs())
  }

  const refund = (intentId: string) =>
    demo.provider.refund({
      intentId,
      amountCents: 1000,
      idempotencyKey: intentId,
      reason: 'requested_by_customer',
      metadata: {},
    })

  it('is believed by the remote too, so that the payment can be given back', async () => {
    const { id, amountCents } = await demo.open()
    expect(await tell({ id, status: 'succeeded', amount: amountCents })).toMatchObject({ kind: 'intent' })
    expect(await demo.provider.readIntent(id)).toMatchObject({ status: 'succeeded', capturedCents: 129_000 })
    expect(await refund(id)).toMatchObject({ status: 'succeeded' })
  })

  it('is believed while the bank asks, and of a payment given up', async () => {
    const { id, clientSecret, amountCents } = await demo.open()
    await demo.confirm(clientSecret, { cardNumber: '4000 0025 0000 3155' })
    await tell({ id, status: 'canceled', amount: amountCents }, 'payment_intent.canceled')
    expect(await demo.confirm(clientSecret)).toEqual({ status: 'canceled' })
  })

  it('takes back nothing that is decided, and takes no more than was asked', async () => {
    const paid = await pay()
    await tell({ id: paid.id, status: 'canceled', amount: 129_000 }, 'payment_intent.canceled')
    await tell(
      { id: paid.id, status: 'requires_payment_method', amount: 129_000 },
      'payment_intent.payment_failed',
    )
    expect(await demo.provider.readIntent(paid.id)).toMatchObject({ status: 'succeeded' })
    const { id } = await demo.open()
    await tell({ id, status: 'succeeded', amount: 900_000, amount_received: 900_000 })
    expect(await demo.provider.readIntent(id)).toMatchObject({ capturedCents: 129_000 })
  })
})
