import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import {
  buyer,
  callAs,
  onwards,
  orderButton,
  ordersOf,
  productNamed,
  signInAgain,
  stepName,
  terms,
  thanks,
  theDetails,
  toPayment,
  writeCard,
} from '../checkout-customer.ts'
import { deep, expect, test } from '../journey.ts'
import { openAccount } from '../new-customer.ts'

test('a guest’s cart joins that of their account on the way to the checkout, and is paid with it; Back asks for nothing', async ({
  page,
  context,
}) => {
  const known = await openAccount(context)
  const before = await productNamed(page, 'Pantalon Vendôme')
  const headers = { authorization: `Bearer ${known.token}` }
  const data = { productId: before._id, quantity: 1, options: { size: '34' } }
  expect((await page.request.post('/api/cart/add', { headers, data })).ok()).toBe(true)
  const { _id, name } = await productNamed(page, 'Robe Palais-Royal')
  await page.goto(`/boutique/produit/${_id}`)
  const main = page.getByRole('main')
  await page.getByRole('radio', { name: '42', exact: true }).check()
  await main.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
  await expect(page.getByText('Le produit a été ajouté à votre panier').first()).toBeVisible()
  await page.goto('/checkout')
  await expect(page).toHaveURL('/auth?redirect=checkout')
  await expect(page.getByText('La connexion est nécessaire pour finaliser votre commande.')).toBeVisible()
  await signInAgain(page, known)
  await expect(page).toHaveURL('/checkout')
  await expect(stepName(page, 'Panier')).toBeVisible()
  for (const each of [name, before.name]) await expect(main.getByRole('link', { name: each })).toBeVisible()
  await onwards(page).click()
  await expect(page).toHaveURL('/checkout?step=details')
  for (const [field, text] of Object.entries(theDetails)) await page.getByLabel(field).fill(text)
  await toPayment(page).click()
  // 480 € and 320 €, and the parcel to France is the house’s.
  await expect(main.getByText('800 €').filter({ visible: true }).first()).toBeVisible()
  await writeCard(page)
  await terms(page).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const { orders } = await callAs(page, known, { path: '/api/orders' })
  expect(orders).toMatchObject([{ status: 'paid', total: 800, totalItems: 2 }])
  await page.goBack()
  await expect(orderButton(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  // The address follows the step that is shown: until it has, a way forward is taken back.
  await expect(page).toHaveURL(/step=cart/)
  await page.goForward()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, known)).toEqual(['paid'])
})

/** Goes on by Tab to what is looked for, as a customer without a mouse does. */
const tabTo = async (page: Page, wanted: ReturnType<Page['getByRole']>) => {
  const most = 80
  for (let presses = 0; presses < most; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not come to ${String(wanted)}`)
}

test('from cart to thanks without a mouse', async ({ page }) => {
  const customer = await buyer(page, { name: 'Pantalon Vendôme', size: '36' })
  await page.goto('/checkout')
  await expect(onwards(page)).toBeVisible()
  await tabTo(page, onwards(page))
  await page.keyboard.press('Enter')
  await expect(stepName(page, 'Coordonnées')).toBeFocused()
  for (const [field, text] of Object.entries(theDetails)) {
    await tabTo(page, page.getByLabel(field))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(stepName(page, 'Paiement')).toBeFocused()
  await tabTo(page, page.getByLabel('Numéro de carte'))
  for (const text of ['4242424242424242', '1234', '123']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, terms(page))
  await page.keyboard.press('Space')
  await tabTo(page, orderButton(page))
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeFocused()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('from cart to thanks in English, on a small screen', deep, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const customer = await buyer(page, { name: 'Pantalon Vendôme', size: '38' })
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await page.goto('/checkout?lng=en')
  await page.getByRole('button', { name: 'Continue to your details' }).click()
  await expect(page).toHaveURL('/checkout?step=details&lng=en')
  // Before the address book has opened, the step says that it is early, and checks nothing.
  await expect(page.getByLabel('Street and number')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('Street and number')).toHaveAccessibleDescription(/required/)
  await fits()
  await page.getByLabel('Street and number').fill('12 rue des Lilas')
  await page.getByLabel('Postcode').fill('75011')
  await page.getByLabel('City').fill('Paris')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByLabel('Card number').fill('4000 0000 0000 9995')
  await page.getByLabel('Expiry date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('checkbox', { name: /I have read and accept the general terms of sale/ }).check()
  const order = page.getByRole('button', { name: 'Order with obligation to pay' })
  await order.click()
  await expect(page.getByRole('alert').getByText('The payment did not go through')).toBeVisible()
  await expect(page.getByText(/Your pieces are held for you until/)).toBeVisible()
  await fits()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await order.click()
  await expect(stepName(page, 'Thank you, Jeanne')).toBeVisible()
  await expect(page.getByText('Order processed successfully').first()).toBeVisible()
  await fits()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})
