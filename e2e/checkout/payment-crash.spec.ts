import { productNamed, theAddress } from '../checkout-customer.ts'
import { deep, expect, test } from '../journey.ts'
import { openAccount } from '../new-customer.ts'
import { openOwnServer } from '../server/own-server.ts'

test(
  'an order that was paid as the house crashed is paid when it is open again',
  deep,
  async ({ browser }) => {
    test.setTimeout(120_000)
    const server = await openOwnServer()
    const context = await browser.newContext({ baseURL: server.baseURL, locale: 'fr-FR' })
    try {
      const { request } = context
      const { token } = await openAccount(context)
      const headers = { authorization: `Bearer ${token}` }
      const { _id: productId } = await productNamed({ request }, 'Veste Marais')
      const line = { productId, quantity: 1, options: { size: '38' } }
      await request.post('/api/cart/add', { headers, data: line })
      const order = { shippingAddress: theAddress, termsAccepted: true }
      const { payment } = await (await request.post('/api/orders', { headers, data: order })).json()
      // After this cryptogram the house learns of the payment half a minute late: it crashes before.
      const card = { cardNumber: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '901' }
      const data = { clientSecret: payment.clientSecret, ...card }
      const paid = await request.post('/api/payments/demo/confirm', { headers, data })
      expect(await paid.json()).toMatchObject({ status: 'succeeded' })
      await server.crash()
      await server.startAgain()
      const { orders } = await (await request.get('/api/orders', { headers })).json()
      expect(orders).toMatchObject([{ status: 'paid' }])
    } finally {
      await context.close()
      await server.close()
    }
  },
)
