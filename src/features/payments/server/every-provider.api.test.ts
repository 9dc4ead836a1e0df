import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { isOnServer } from '../../../testing/database/test-database.ts'
import { type BuyingApp, buyingApp, intentIdOf } from '../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { buyingApi } from '../../../testing/orders/orders-api.ts'
import { type ProviderUnderTest, providersUnderTest } from '../../../testing/payments/providers-under-test.ts'

describe.runIf(isOnServer).each(providersUnderTest)('over $name', ({ open }) => {
  let bank: ProviderUnderTest
  let app: BuyingApp
  let told = 0

  /** The events of the provider since the last call. */
  const tellAll = async () => {
    const events = await bank.told()
    for (const event of events.slice(told)) await app.webhook(event)
    told = events.length
  }

  beforeAll(async () => {
    bank = await open()
    app = await buyingApp(bank.provider)
  })

  afterAll(async () => {
    await app.close()
    await bank.close()
  })

  it('an order is refused, asked about, paid, invoiced, called off and given back, to the cent', async () => {
    const gown = await enterProduct(app.context(), {
      priceCents: 129_501,
      variants: [{ size: '38', stock: 1 }],
    })
    const { api, take, order, read } = await app.buyer()
    await take({ productId: gown })
    const placed = await order({ promoCode: 'BIENVENUE10' })
    const intentId = intentIdOf(placed.payment.clientSecret)
    const id = placed.order._id
    await bank.customer.isDeclined(intentId, 'insufficient_funds')
    await bank.customer.isAsked(intentId)
    await tellAll()
    expect((await read(id)).status).toBe('pending_payment')
    await bank.customer.pays(intentId)
    await tellAll()
    expect(await read(id)).toMatchObject({ status: 'paid', total: 1165.51 })
    await api('POST /orders/{id}/cancel', { params: { id } })
    await app.work()
    await tellAll()
    const after = await read(id)
    expect(after).toMatchObject({ status: 'refunded', refunded: 1165.51 })
    expect(after.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 1165.51],
      ['credit_note', 1165.51],
    ])
    expect(await brokenLaws(app.db)).toEqual({})
  })

  it('money that comes back is owed, and goes again under the paper that it has', async () => {
    const gown = await enterProduct(app.context(), {
      priceCents: 9_000,
      variants: [{ size: '38', stock: 1 }],
    })
    const admin = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
    const { api, take, order, read } = await app.buyer()
    await take({ productId: gown })
    const placed = await order()
    const params = { id: placed.order._id }
    await bank.customer.pays(intentIdOf(placed.payment.clientSecret))
    await tellAll()
    await api('POST /orders/{id}/cancel', { params })
    await app.work()
    await tellAll()
    const [gone] = (
      await app.db.execute<{ id: string; provider_ref: string }>(
        sql`select r.id, r.provider_ref from refunds r join payments p on p.id = r.payment_id
          where p.subject_id = ${params.id}::uuid`,
      )
    ).rows
    if (!gone) throw new Error('No money went back')
    await bank.refundComesBack(gone.provider_ref)
    await tellAll()
    expect(await read(params.id)).toMatchObject({ status: 'cancelled', refunded: 0 })
    await admin('POST /admin/orders/{id}/refunds/{refundId}/retry', {
      params: { ...params, refundId: gone.id },
    })
    await app.work()
    await tellAll()
    const after = await read(params.id)
    expect(after).toMatchObject({ status: 'refunded', refunded: placed.order.total })
    expect(after.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(await brokenLaws(app.db)).toEqual({})
  })

  it('an order that ran out is called off there, and cannot be paid any more', async () => {
    const gown = await enterProduct(app.context(), {
      priceCents: 9_000,
      variants: [{ size: '38', stock: 1 }],
    })
    const { api, take, order } = await app.buyer()
    await take({ productId: gown })
    const { payment, order: placed } = await order()
    await api('POST /orders/{id}/cancel', { params: { id: placed._id } })
    await app.work()
    const intentId = intentIdOf(payment.clientSecret)
    expect((await bank.provider.readIntent(intentId)).status).toBe('canceled')
  })
})
