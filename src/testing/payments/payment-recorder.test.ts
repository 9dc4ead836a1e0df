import { describe, expect, it } from 'vitest'
import { ProviderRefusal } from '../../platform/payments/provider-errors.ts'
import { paymentRecorder } from './payment-recorder.ts'

const opening = {
  amountCents: 1000,
  idempotencyKey: 'order-1',
  reference: 'MC-2026-000001',
  description: 'Commande',
  metadata: {},
}

describe('the recorder of payments', () => {
  it('fails before a call takes effect, or after: once, and as it was told', async () => {
    const { provider, customer, failNext } = paymentRecorder()
    const unavailable = { name: 'ProviderUnavailable' }
    failNext({ call: 'openIntent', when: 'before' })
    await expect(provider.openIntent(opening)).rejects.toMatchObject(unavailable)
    const { id } = await provider.openIntent(opening)
    customer.pays(id)
    failNext({ call: 'refund', when: 'after' })
    const asked = { intentId: id, amountCents: 600, idempotencyKey: 'refund-1', metadata: {} }
    const refund = () => provider.refund({ ...asked, reason: 'duplicate' })
    await expect(refund()).rejects.toMatchObject(unavailable)
    expect(await refund()).toMatchObject({ status: 'succeeded' })
    const another = provider.refund({ ...asked, idempotencyKey: 'refund-2', reason: 'duplicate' })
    await expect(another).rejects.toMatchObject({ code: 'refund_too_large' })
    failNext({ call: 'readIntent', when: 'before', error: new ProviderRefusal('other') })
    await expect(provider.readIntent(id)).rejects.toMatchObject({ code: 'other' })
  })

  it('notes what it was asked', async () => {
    const { provider, calls } = paymentRecorder()
    const { id } = await provider.openIntent(opening)
    await provider.cancelIntent(id, { idempotencyKey: 'cancel-1' })
    expect(calls).toEqual([
      { call: 'openIntent', request: opening },
      { call: 'cancelIntent', request: { id, idempotencyKey: 'cancel-1' } },
    ])
  })

  it('lets nobody change what is decided, and lets others wait', async () => {
    const { provider, customer, told } = paymentRecorder()
    const { id } = await provider.openIntent(opening)
    customer.becomes(id, 'processing')
    expect(await provider.readIntent(id)).toMatchObject({ status: 'processing', method: null })
    customer.pays(id)
    customer.isDeclined(id, 'declined')
    expect(await provider.readIntent(id)).toMatchObject({ status: 'succeeded', method: { brand: 'visa' } })
    expect(told).toHaveLength(2)
  })
})
