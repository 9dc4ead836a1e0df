import { afterAll, beforeAll, expect, it } from 'vitest'
import { closedProvider } from '../../../platform/payments/closed-provider.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { buyingApi } from '../../../testing/orders/orders-api.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { handleEvent } from './handle-event.ts'

let app: CatalogApp

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

const closedApp = () => testProcess({ database: app.test.database, payments: closedProvider })

it('a house that nobody takes payments for says so, and takes no order', async () => {
  const gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 1 }] })
  const jeanne = buyingApi(closedApp(), { caller: await enterCustomer(app.context()) })
  await jeanne('POST /cart/add', { body: { productId: gown, options: { size: '38' } } })
  expect((await jeanne('GET /checkout', {})).payment).toEqual({ provider: 'closed', publicKey: null })
  await expect(
    jeanne('POST /orders', { body: { shippingAddress: anAddress, termsAccepted: true } }),
  ).rejects.toMatchObject({ code: 'not_open', kind: 'unavailable', retryAfterSeconds: 3600 })
  expect(await app.context().db.$count(orders)).toBe(0)
  expect((await jeanne('GET /cart', {})).items).toHaveLength(1)
})

it('what is told to it is to be told again, once somebody can read it', async () => {
  await expect(
    handleEvent(closedApp().context(), { body: '{}', signature: 't=1,v1=00' }),
  ).rejects.toMatchObject({ code: 'not_open' })
})

it('anyone who works there is told on every page, also where the demo pays outside the demo house', async () => {
  const caller = await enterCustomer(app.context(), { role: 'staff' })
  const noticeIn = async (process: Pick<CatalogApp, 'context'>) =>
    (await buyingApi(process, { caller })('GET /admin/payments', {})).notice
  expect(await noticeIn(closedApp())).toBe('closed')
  expect(await noticeIn(app)).toBeNull()
  expect(await noticeIn({ context: (call) => ({ ...app.context(call), isDemo: false }) })).toBe('demo')
})
