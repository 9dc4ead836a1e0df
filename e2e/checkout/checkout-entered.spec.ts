import type { Page, Request } from '@playwright/test'
import {
  buyer,
  callAs,
  enterDetails,
  onwards,
  openStep,
  orderButton,
  payer,
  sentTo,
  signInAgain,
  stepName,
  street,
  terms,
  thanks,
  toPayment,
  word,
  writeCard,
} from '../checkout-customer.ts'
import { deep, expect, test } from '../journey.ts'
import { openAccount } from '../new-customer.ts'

/** No journey orders it: these only come as far as paying. */
const product = { name: 'Robe Palais-Royal', size: '34' }

const keeps = (request: Request) => request.method() === 'PUT' && /\/api\/checkout\?/.test(request.url())

/** The house cannot store what is entered, until the returned function is called. */
const keepNothing = async (page: Page) => {
  await page.route('**/api/checkout?*', (route) =>
    keeps(route.request()) ? route.abort() : route.continue(),
  )
  return () => page.unroute('**/api/checkout?*')
}

const kept = (page: Page) => page.waitForResponse((answer) => keeps(answer.request()) && answer.ok())

test('a session that ends by itself takes nothing along of what was being written', async ({ page }) => {
  const customer = await buyer(page, product)
  await openStep(page, 'details')
  await expect(street(page)).toBeVisible()
  await page.request.post('/api/auth/logout', { data: { refreshToken: customer.refreshToken } })
  await street(page).fill('12 rue des Lilas')
  await word(page).fill('Deuxième étage')
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fcheckout%3Fstep%3Ddetails/)
  await signInAgain(page, customer)
  await expect(page).toHaveURL('/checkout?step=details')
  await expect(street(page)).toHaveValue('12 rue des Lilas')
  await expect(word(page)).toHaveValue('Deuxième étage')
})

test('a session that has ended when they press is begun again, and they pay what they had come to pay', async ({
  page,
}) => {
  const customer = await payer(page, { name: 'Pantalon Vendôme', size: '42' })
  await writeCard(page)
  await terms(page).check()
  await page.request.post('/api/auth/logout', { data: { refreshToken: customer.refreshToken } })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fcheckout%3Fstep%3Dpayment/)
  await signInAgain(page, customer)
  await expect(page).toHaveURL('/checkout?step=payment')
  // What is agreed to and paid with is asked for again, what was entered is not.
  await expect(terms(page)).not.toBeChecked()
  await expect(sentTo(page)).toContainText('12 rue des Lilas, 75011 Paris, France')
  await writeCard(page)
  await terms(page).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('what the house could not keep is there after a reload, and is kept then', deep, async ({ page }) => {
  const customer = await buyer(page, product)
  await openStep(page, 'details')
  const keepAgain = await keepNothing(page)
  const failed = page.waitForEvent('requestfailed', keeps)
  await street(page).fill('12 rue des Lilas')
  await failed
  await keepAgain()
  await page.reload()
  await expect(street(page)).toHaveValue('12 rue des Lilas')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsentCheckout'))).toBe('null')
  expect(await callAs(page, customer, { path: '/api/checkout' })).toMatchObject({
    draft: { shippingAddress: { street: '12 rue des Lilas' } },
  })
})

test('a reload in the middle of a word loses none of it', async ({ page }) => {
  await buyer(page, product)
  await openStep(page, 'details')
  await street(page).fill('12 rue')
  await page.reload()
  await expect(street(page)).toHaveValue('12 rue')
})

test('what was taken back stays taken back', async ({ page }) => {
  await buyer(page, product)
  await openStep(page, 'details')
  for (const text of ['Un cadeau', '']) {
    const answered = kept(page)
    await word(page).fill(text)
    await answered
  }
  await page.reload()
  await expect(street(page)).toBeVisible()
  await expect(word(page)).toHaveValue('')
})

test('who signs in beside them is never told what they entered', deep, async ({ page, context }) => {
  await buyer(page, product)
  const louise = await openAccount(context, { firstName: 'Louise' })
  await openStep(page, 'details')
  const keepAgain = await keepNothing(page)
  const failed = page.waitForEvent('requestfailed', keeps)
  await word(page).fill('de Jeanne')
  await failed
  await keepAgain()
  const other = await context.newPage()
  await other.goto('/garanties')
  await other.evaluate((tokens) => Object.assign(localStorage, tokens), {
    token: louise.token,
    refreshToken: louise.refreshToken,
  })
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsentCheckout'))).toBe('null')
  expect(await callAs(page, louise, { path: '/api/checkout' })).toMatchObject({ draft: null })
})

test('a reload at the cart and at the details shows the same step again', async ({ page }) => {
  await buyer(page, product)
  await page.goto('/checkout')
  await expect(onwards(page)).toBeVisible()
  await page.reload()
  await expect(stepName(page, 'Panier')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible()
  await onwards(page).click()
  await page.getByRole('radio', { name: /Retrait à l’atelier/ }).check()
  await word(page).fill('Je passerai samedi')
  await page.reload()
  await expect(page).toHaveURL('/checkout?step=details')
  await expect(stepName(page, 'Coordonnées')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Retrait à l’atelier/ })).toBeChecked()
  await expect(word(page)).toHaveValue('Je passerai samedi')
  await page.goBack()
  await expect(stepName(page, 'Panier')).toBeVisible()
})

test('each way of delivery says when it brings the products, before it is chosen', deep, async ({ page }) => {
  await buyer(page, product)
  await openStep(page, 'details')
  const way = (name: RegExp) => page.getByRole('radio', { name })
  await expect(way(/À domicile, en colis .*Chez vous entre le .+ et le .+\./)).toBeChecked()
  await expect(way(/Retrait à l’atelier, offert .*Prête à l’atelier entre le .+ et le .+\./)).toBeVisible()
})

test('a second press does not make a second entry of the history', async ({ page }) => {
  const customer = await buyer(page, product)
  await enterDetails(page, customer)
  await openStep(page, 'cart')
  await expect(onwards(page)).toBeVisible()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await onwards(page).dblclick()
  await expect(stepName(page, 'Coordonnées')).toBeVisible()
  await toPayment(page).dblclick()
  await expect(stepName(page, 'Paiement')).toBeVisible()
  expect(await entries()).toBe(before + 2)
})
