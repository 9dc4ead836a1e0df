import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp } from '../../../testing/orders/buying-app.ts'
import { buyingApi } from '../../../testing/orders/orders-api.ts'
import { paymentRecorder } from '../../../testing/payments/payment-recorder.ts'
import type { DocumentsContract } from '../../documents/documents.contract.ts'
import { documentsRoutes } from '../../documents/server/documents.routes.ts'
import type { AdminSettingsContract } from '../admin-settings.contract.ts'
import { defaultDelivery, defaultSeller } from '../settings.defaults.ts'
import { adminSettingsRoutes } from './admin-settings.routes.ts'

const dispatcher = createDispatcher({ modules: [adminSettingsRoutes, documentsRoutes], checkAnswers: true })

let app: BuyingApp
let scarf: string

const api = async () => {
  const caller = await enterCustomer(app.context(), { role: 'admin' })
  return createApi<AdminSettingsContract & DocumentsContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
}

const quoteFor = async (country?: 'FR' | 'DE' | 'US') => {
  const items = [{ productId: scarf, quantity: 1, options: { size: '38' } }]
  const body = country ? { items, country } : { items }
  return buyingApi(app)('POST /checkout/quote', { body })
}

const contractOf = async (id: string) => {
  const { rows } = await app.db.execute<{ contract: { seller: object; delivery: object } }>(
    sql`select contract from orders where id = ${id}::uuid`,
  )
  return rows[0]?.contract
}

beforeAll(async () => {
  app = await buyingApp(paymentRecorder().provider)
  scarf = await enterProduct(app.context(), { priceCents: 20_000, variants: [{ size: '38', stock: 9 }] })
})

afterAll(() => app.close())

describe('terms of delivery that are changed', () => {
  it('are those of the next quote and the next order, while an order from before keeps its own', async () => {
    const earlier = await app.buyer()
    await earlier.take({ productId: scarf })
    const { order: before } = await earlier.order()
    expect(before.shipping).toBe(15)
    expect((await quoteFor()).shipping).toBe(15)
    const promisedBefore = (await quoteFor('FR')).lines[0]?.deliveryTo

    const call = await api()
    const { delivery, seller } = await call('GET /admin/settings', {})
    await call('PUT /admin/settings/delivery', {
      body: {
        ...delivery,
        rates: { france: { price: 18.5, freeFrom: null }, europe: { price: 29.9 }, world: { price: 60 } },
        transitDays: { ...delivery.transitDays, france: { min: 8, max: 12 } },
      },
    })
    await call('PUT /admin/settings/seller', { body: { ...seller, legalName: 'Aiguille et filles' } })

    expect((await quoteFor()).shipping).toBe(18.5)
    expect((await quoteFor('FR')).shipping).toBe(18.5)
    expect((await quoteFor('DE')).shipping).toBe(29.9)
    expect((await quoteFor('US')).shipping).toBe(60)
    const promised = (await quoteFor('FR')).lines[0]?.deliveryTo ?? ''
    expect(promised > (promisedBefore ?? '')).toBe(true)
    const { document } = await call('GET /documents/{name}', { params: { name: 'livraison-retours' } })
    expect(document.html).toContain('18,50\u00a0€')

    const later = await app.buyer()
    await later.take({ productId: scarf })
    const { order: after } = await later.order()
    expect(after.shipping).toBe(18.5)
    expect(await contractOf(after._id)).toMatchObject({
      seller: { legalName: 'Aiguille et filles' },
      delivery: { rates: { france: { cents: 1850, freeFromCents: null } } },
    })
    expect((await earlier.read(before._id)).shipping).toBe(15)
    expect(await contractOf(before._id)).toMatchObject({
      seller: { legalName: defaultSeller.legalName },
      delivery: defaultDelivery,
    })
  })

  it('that were never free become free from a threshold, and count to the cent', async () => {
    const call = await api()
    const { delivery } = await call('GET /admin/settings', {})
    const of = (freeFrom: number) => ({ ...delivery.rates, france: { price: 18.5, freeFrom } })
    await call('PUT /admin/settings/delivery', { body: { ...delivery, rates: of(200) } })
    expect((await quoteFor('FR')).shipping).toBe(0)
    const { delivery: read } = await call('GET /admin/settings', {})
    await call('PUT /admin/settings/delivery', { body: { ...read, rates: of(200.01) } })
    expect((await quoteFor('FR')).shipping).toBe(18.5)
  })
})
