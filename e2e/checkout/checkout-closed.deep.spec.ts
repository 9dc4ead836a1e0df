import { onwards, productNamed, theAddress } from '../checkout-customer.ts'
import { expect, test } from '../journey.ts'
import { newCustomer } from '../new-customer.ts'
import { openOwnServer } from '../server/own-server.ts'
import { signIn } from '../sign-in.ts'

test('a house that nobody takes payments for says so to customers, and to the house on every page', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const server = await openOwnServer({ DEMO_PAYMENTS: 'false' })
  const open = () => browser.newContext({ baseURL: server.baseURL, locale: 'fr-FR' })
  const [shop, desk] = [await open(), await open()]
  try {
    const { token } = await newCustomer(shop)
    const { _id: productId } = await productNamed(shop, 'Veste Marais')
    const headers = { authorization: `Bearer ${token}` }
    const line = { productId, quantity: 1, options: { size: '38' } }
    await shop.request.post('/api/cart/add', { headers, data: line })
    const page = await shop.newPage()
    await page.goto('/checkout')
    await expect(page.getByText('Le paiement n’est pas encore ouvert')).toBeVisible()
    await expect(onwards(page)).toHaveAttribute('aria-disabled', 'true')
    await page.goto('/checkout?step=payment')
    await expect(page.getByText('Le paiement n’est pas encore ouvert')).toBeVisible()
    const order = { shippingAddress: theAddress, termsAccepted: true }
    const refused = await shop.request.post('/api/orders', { headers, data: order })
    expect(await refused.json()).toMatchObject({ success: false, code: 'not_open' })

    const admin = await desk.newPage()
    await signIn(admin, 'admin')
    for (const path of ['/admin', '/admin/orders']) {
      await admin.goto(path)
      await expect(admin.getByText('aucune commande ne peut être passée')).toBeVisible()
    }
  } finally {
    await shop.close()
    await desk.close()
    await server.close()
  }
})
