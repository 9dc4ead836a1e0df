import type { APIRequestContext, Page } from '@playwright/test'
import {
  orderButton,
  payer,
  productNamed,
  terms,
  thanks,
  theAddress,
  writeCard,
} from '../checkout-customer.ts'
import { expect, test } from '../journey.ts'
import { type NewCustomer, openAccount } from '../new-customer.ts'
import { openOwnServer } from '../server/own-server.ts'
import type { SignedIn } from '../sign-in.ts'

/** The customer's orders, asked for with a new token. */
const statuses = async (request: APIRequestContext, { email, password }: NewCustomer) => {
  const { token }: SignedIn = await (
    await request.post('/api/auth/login', { data: { email, password } })
  ).json()
  const answer = await request.get('/api/orders', { headers: { authorization: `Bearer ${token}` } })
  const { orders }: { orders: { status: string }[] } = await answer.json()
  return orders.map(({ status }) => status).toSorted()
}

const declined = async (page: Page) => {
  await writeCard(page, '4000 0000 0000 0002')
  await terms(page).check()
  await orderButton(page).click()
  await expect(page.getByRole('alert').getByText('Le paiement n’a pas abouti')).toBeVisible()
}

/** The promise of delivery changes at noon in Paris, and would be refused first: no half hour of this house crosses it. */
const minutesAhead = () => (Temporal.Now.zonedDateTimeISO('Europe/Paris').hour === 11 ? 60 : 0)

test('an order that the house has let expire is said to be over, and is ordered again as far as its products are there', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await openOwnServer({ CLOCK_AHEAD_MINUTES: String(minutesAhead()) })
  const context = await browser.newContext({ baseURL: server.baseURL, locale: 'fr-FR' })
  const other = await browser.newContext({ baseURL: server.baseURL, locale: 'fr-FR' })
  try {
    const page = await context.newPage()
    const wanted = { name: 'Veste Marais', size: '38' }
    const customer = await payer(page, wanted)
    const late = await other.newPage()
    const slow = await payer(late, { name: 'Veste Marais', size: '40' })
    await declined(page)
    await declined(late)
    await server.halfAnHourLater()
    for (const each of [customer, slow])
      await expect
        .poll(() => statuses(page.request, each), { timeout: 90_000, intervals: [1000] })
        .toEqual(['expired'])

    // Read again, the reservation is over; the access token has expired as well, and is renewed on the way.
    await page.reload()
    await expect(
      page.getByText(/La réservation de vos pièces a pris fin, et rien n’a été débité/),
    ).toBeVisible()
    await writeCard(page)
    await terms(page).check()
    await orderButton(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(await statuses(page.request, customer)).toEqual(['expired', 'paid'])

    // The other tab has not noticed, and meanwhile another customer has reserved what this one had.
    const rival = await openAccount(other)
    const headers = { authorization: `Bearer ${rival.token}` }
    const { _id: productId } = await productNamed(late, 'Veste Marais')
    const line = { productId, quantity: 1, options: { size: '40' } }
    await late.request.post('/api/cart/add', { headers, data: line })
    const data = { shippingAddress: theAddress, termsAccepted: true }
    expect((await late.request.post('/api/orders', { headers, data })).status()).toBe(201)
    await writeCard(late)
    await orderButton(late).click()
    await expect(late).toHaveURL(/step=cart/)
    await expect(late.getByRole('alert').getByText(/Veste Marais, 40\. Rien n’a été commandé/)).toBeVisible()
    expect(await statuses(late.request, slow)).toEqual(['expired'])
  } finally {
    await Promise.all([context.close(), other.close()])
    await server.close()
  }
})
