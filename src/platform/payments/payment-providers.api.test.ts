import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProviderUnderTest, providersUnderTest } from '../../testing/payments/providers-under-test.ts'
import type { IntentRequest, ProviderEvent, RefundRequest } from './payment-provider.ts'

let keys = 0
const nextKey = () => `key-${++keys}`

describe.each(providersUnderTest)('payments by $name', ({ open: openProvider }) => {
  let app: ProviderUnderTest

  beforeAll(async () => {
    app = await openProvider()
  })

  afterAll(() => app.close())

  const requested = (request: Partial<IntentRequest> = {}): IntentRequest => ({
    amountCents: 129_000,
    idempotencyKey: nextKey(),
    reference: 'MC-2026-000123',
    description: 'Commande MC-2026-000123',
    metadata: { order: '7' },
    receiptEmail: 'anne@example.fr',
    ...request,
  })

  const open = (request: Partial<IntentRequest> = {}) => app.provider.openIntent(requested(request))

  const openPaid = async (amountCents = 129_000) => {
    const { id } = await open({ amountCents })
    await app.customer.pays(id)
    return id
  }

  const cancel = (id: string, idempotencyKey = nextKey()) => app.provider.cancelIntent(id, { idempotencyKey })

  const refund = (intentId: string, request: Partial<RefundRequest> = {}) =>
    app.provider.refund({
      intentId,
      amountCents: 1000,
      idempotencyKey: nextKey(),
      reason: 'requested_by_customer',
      metadata: { order: '7' },
      ...request,
    })

  const eventsOf = async (id: string) => {
    const events: ProviderEvent[] = []
    for (const raw of await app.told()) {
      const event = await app.provider.readEvent(raw, app.nowMs)
      if (event?.kind === 'intent' && event.intent.id === id) events.push(event)
      if (event && 'intentId' in event && event.intentId === id) events.push(event)
    }
    return events
  }

  describe('are opened', () => {
    it('to be paid, and nothing is taken yet', async () => {
      const intent = await open()
      expect(intent).toEqual({
        id: expect.stringMatching(/^pi_\w+$/),
        clientSecret: expect.stringContaining(`${intent.id}_secret_`),
        status: 'requires_payment_method',
        amountCents: 129_000,
        capturedCents: 0,
        decline: null,
        method: null,
      })
      expect(await app.provider.readIntent(intent.id)).toEqual(intent)
    })

    it('once for each key, also when it comes twice at once', async () => {
      const request = requested()
      const [one, other] = await Promise.all([
        app.provider.openIntent(request),
        app.provider.openIntent(request),
      ])
      const again = await app.provider.openIntent(request)
      expect([other.id, again.id]).toEqual([one.id, one.id])
      expect((await open()).id).not.toBe(one.id)
    })

    it('and a known key tells how the payment stands now', async () => {
      const request = requested()
      const { id } = await app.provider.openIntent(request)
      await app.customer.pays(id)
      expect(await app.provider.openIntent(request)).toMatchObject({ id, status: 'succeeded' })
    })

    it.each<Partial<IntentRequest>>([
      { amountCents: 129_001 },
      { reference: 'MC-2026-000124' },
      { metadata: { order: '8' } },
    ])('but not when a known key comes with %j', async (other) => {
      const request = requested()
      await app.provider.openIntent(request)
      const reused = app.provider.openIntent({ ...request, ...other })
      await expect(reused).rejects.toMatchObject({ name: 'ProviderRefusal', code: 'key_reused' })
    })

    it('from fifty cents on', async () => {
      expect(await open({ amountCents: 50 })).toMatchObject({ amountCents: 50 })
      await expect(open({ amountCents: 49 })).rejects.toMatchObject({ code: 'amount_too_small' })
    })

    it('and an unknown one is told apart', async () => {
      const unknown = { name: 'ProviderRefusal', code: 'unknown_intent' }
      await expect(app.provider.readIntent('pi_none')).rejects.toMatchObject(unknown)
      await expect(cancel('pi_none')).rejects.toMatchObject(unknown)
      await expect(refund('pi_none')).rejects.toMatchObject(unknown)
    })
  })

  describe('are made', () => {
    it('in full, by a card of which four digits are known', async () => {
      expect(await app.provider.readIntent(await openPaid())).toMatchObject({
        status: 'succeeded',
        amountCents: 129_000,
        capturedCents: 129_000,
        decline: null,
        method: { brand: 'visa', last4: '4242', country: 'FR' },
      })
    })

    it.each([
      'declined',
      'insufficient_funds',
      'expired_card',
      'incorrect_cvc',
      'incorrect_number',
      'velocity_exceeded',
      'processing_error',
    ] as const)('after a card was refused (%s)', async (decline) => {
      const { id } = await open()
      await app.customer.isDeclined(id, decline)
      const refused = { status: 'requires_payment_method', capturedCents: 0, decline, method: null }
      expect(await app.provider.readIntent(id)).toMatchObject(refused)
      await app.customer.pays(id)
      expect(await app.provider.readIntent(id)).toMatchObject({ status: 'succeeded', decline: null })
    })

    it('after the bank has asked', async () => {
      const { id } = await open()
      await app.customer.isAsked(id)
      expect(await app.provider.readIntent(id)).toMatchObject({
        status: 'requires_action',
        capturedCents: 0,
      })
    })
  })

  describe('are given up', () => {
    it.each(['before any attempt', 'after a refused card', 'while the bank asks'])('%s', async (when) => {
      const { id } = await open()
      if (when === 'after a refused card') await app.customer.isDeclined(id, 'declined')
      if (when === 'while the bank asks') await app.customer.isAsked(id)
      expect(await cancel(id)).toMatchObject({ id, status: 'canceled', capturedCents: 0 })
    })

    it('once, however often it is asked', async () => {
      const { id } = await open()
      await cancel(id, 'given-up')
      expect(await cancel(id, 'given-up')).toMatchObject({ status: 'canceled' })
      expect(await cancel(id)).toMatchObject({ status: 'canceled' })
      expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['payment_intent.canceled'])
    })

    it('unless they were made meanwhile, and then say so', async () => {
      const id = await openPaid()
      expect(await cancel(id)).toMatchObject({ id, status: 'succeeded', capturedCents: 129_000 })
    })
  })

  describe('are given back', () => {
    it('in parts, until nothing is left', async () => {
      const id = await openPaid(10_000)
      expect(await refund(id, { amountCents: 4000 })).toEqual({
        id: expect.stringMatching(/^re_\w+$/),
        status: 'succeeded',
        amountCents: 4000,
        failure: null,
      })
      const tooMuch = { name: 'ProviderRefusal', code: 'refund_too_large' }
      await expect(refund(id, { amountCents: 6001 })).rejects.toMatchObject(tooMuch)
      expect(await refund(id, { amountCents: 6000 })).toMatchObject({ status: 'succeeded' })
      await expect(refund(id, { amountCents: 1 })).rejects.toMatchObject(tooMuch)
    })

    it('once for each key', async () => {
      const id = await openPaid(10_000)
      const asked = { amountCents: 6000, idempotencyKey: nextKey() }
      const [one, other] = await Promise.all([refund(id, asked), refund(id, asked)])
      expect([other, await refund(id, asked)]).toEqual([one, one])
      const reused = refund(id, { ...asked, amountCents: 6001 })
      await expect(reused).rejects.toMatchObject({ code: 'key_reused' })
      const elsewhere = refund(await openPaid(10_000), asked)
      await expect(elsewhere).rejects.toMatchObject({ code: 'key_reused' })
    })

    it('never beyond what was paid, also when two ask at once', async () => {
      const id = await openPaid(10_000)
      const both = await Promise.allSettled([
        refund(id, { amountCents: 6000 }),
        refund(id, { amountCents: 6000 }),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    })

    it('only when they were made', async () => {
      const { id } = await open()
      await expect(refund(id)).rejects.toMatchObject({ code: 'not_paid' })
      await cancel(id)
      await expect(refund(id)).rejects.toMatchObject({ code: 'not_paid' })
    })

    it('again, when it failed the first time', async () => {
      const id = await openPaid(2013)
      expect(await refund(id, { amountCents: 2013 })).toMatchObject({
        status: 'failed',
        amountCents: 2013,
        failure: 'declined',
      })
      expect(await refund(id, { amountCents: 2000 })).toMatchObject({ status: 'succeeded' })
    })
  })

  describe('tell', () => {
    it('of each change, in the order of the changes', async () => {
      const { id } = await open()
      await app.customer.isDeclined(id, 'insufficient_funds')
      await app.customer.isAsked(id)
      await app.customer.pays(id)
      const paid = { id, amountCents: 129_000 }
      expect(await eventsOf(id)).toMatchObject([
        {
          type: 'payment_intent.payment_failed',
          kind: 'intent',
          intent: { ...paid, status: 'requires_payment_method', decline: 'insufficient_funds' },
        },
        { type: 'payment_intent.requires_action', intent: { ...paid, status: 'requires_action' } },
        {
          id: expect.stringMatching(/^evt_/),
          type: 'payment_intent.succeeded',
          createdAtMs: app.nowMs,
          intent: {
            ...paid,
            status: 'succeeded',
            capturedCents: 129_000,
            decline: null,
            method: { brand: 'visa', last4: '4242', country: 'FR' },
          },
        },
      ])
    })

    it('of what is given back, and of what could not be', async () => {
      const id = await openPaid(10_000)
      const done = await refund(id, { amountCents: 4000 })
      const failed = await refund(id, { amountCents: 1013 })
      expect((await eventsOf(id)).slice(1)).toMatchObject([
        { type: 'charge.refunded', kind: 'refunded', refundedCents: 4000 },
        { type: 'refund.updated', kind: 'refund', refund: done },
        { type: 'refund.failed', kind: 'refund', refund: failed },
      ])
    })

    it('of what came back after it had gone, by the name that it was asked with; it can be given back again', async () => {
      const id = await openPaid(10_000)
      const gone = await refund(id, { amountCents: 10_000, metadata: { refund_id: 'seven' } })
      await app.refundComesBack(gone.id)
      expect((await eventsOf(id)).at(-1)).toMatchObject({
        type: 'refund.failed',
        kind: 'refund',
        refund: { ...gone, status: 'failed', failure: 'expired_or_canceled_card' },
        metadata: { refund_id: 'seven' },
      })
      expect(await refund(id, { amountCents: 10_000 })).toMatchObject({ status: 'succeeded' })
    })

    it('nothing that somebody else signed, changed, or kept for too long', async () => {
      const id = await openPaid()
      const raw = (await app.told()).at(-1)
      if (!raw) throw new Error('Nothing was told')
      const { body, signature } = raw
      const text = String(body)
      const read = (changed: object, atMs = app.nowMs) => app.provider.readEvent({ ...raw, ...changed }, atMs)
      const intact = { kind: 'intent', intent: { id } }
      expect(await read({})).toMatchObject(intact)
      expect(await read({ body: new TextEncoder().encode(text) })).toMatchObject(intact)
      expect(await read({}, app.nowMs + 300_000)).toMatchObject(intact)
      expect(await read({}, app.nowMs + 301_000)).toBeNull()
      expect(await read({ body: text.replace('129000', '129001') })).toBeNull()
      expect(await read({ body: `${text} ` })).toBeNull()
      const forgeries = ['', 'garbage', signature.replace(/v1=.*/, ''), signature.replace(/.$/, 'x')]
      for (const forged of [...forgeries, signature.replace(/t=\d+/, `t=${app.nowMs / 1000 + 1}`)])
        expect(await read({ signature: forged })).toBeNull()
    })
  })
})
