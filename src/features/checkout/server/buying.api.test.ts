import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { buyingApi, testCard } from '../../../testing/orders/orders-api.ts'

let app: CatalogApp
let gown: string

const buyer = async () => {
  const caller = await enterCustomer(app.context())
  return buyingApi(app, { caller })
}

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const order = { shippingAddress: anAddress, deliveryMethod: 'standard' as const, termsAccepted: true }

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { priceCents: 129_500, variants: [{ size: '38', stock: 50 }] })
})

afterAll(() => app.close())

describe('buying', () => {
  it('goes from the cart over the order and its payment to the invoice', async () => {
    const api = await buyer()
    await api('POST /cart/add', { body: { productId: gown, quantity: 2, options: { size: '38' } } })
    const placed = await api('POST /orders', { body: { ...order, promoCode: 'bienvenue10' } })
    expect(placed.order).toMatchObject({
      status: 'pending_payment',
      subtotal: 2590,
      discount: 259,
      shipping: 0,
      total: 2331,
    })
    expect(placed.order.number).toMatch(/^MC-2026-\d{6}$/)
    expect(placed.payment.provider).toBe('demo')
    const paid = await api('POST /payments/demo/confirm', {
      body: { clientSecret: placed.payment.clientSecret, ...testCard() },
    })
    expect(paid).toEqual({ success: true, status: 'succeeded' })
    const { order: after } = await api('GET /orders/{id}', { params: { id: placed.order._id } })
    expect(after.status).toBe('paid')
    expect(after.documents).toMatchObject([{ kind: 'invoice', number: 'F-2026-000001', total: 2331 }])
    expect(after.events.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
    expect((await api('GET /cart', {})).items).toEqual([])
    expect(await rows(sql`select amount_cents from payment_journal`)).toEqual([{ amount_cents: 233_100 }])
    expect(await rows(sql`select 1 from stock_reservations`)).toEqual([])
    const mails = await rows(sql`select split_part(cause_key, ':', 1) as about from mail_outbox order by 1`)
    expect(mails).toEqual([{ about: 'order' }, { about: 'order-new' }])
  })
})
