import type { Locator, Page, Route } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import {
  buyer,
  enterDetails,
  fillCard,
  onwards,
  openStep,
  orderButton,
  ordersOf,
  payer,
  stepName,
  street,
  terms,
  thanks,
  toPayment,
  writeCard,
} from '../checkout-customer.ts'
import { deep, expect, test } from '../journey.ts'

/** No other journey orders this product. */
const product = { name: 'Robe Palais-Royal', size: '34' }

const brokenDown = (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, code: 'unexpected_error', message: 'Erreur' } })

/** A call that the house answers with a failure of its own, until the returned function is called. */
const failing = async (page: Page, { method, path }: { method: string; path: string }) => {
  const address = `**/api/${path}?*`
  await page.route(address, (route) =>
    route.request().method() === method ? brokenDown(route) : route.continue(),
  )
  return () => page.unroute(address)
}

/** The amounts stand beside the step or below it, as there is room. */
const seen = (found: Locator) => found.filter({ visible: true }).first()

const failed = (page: Page) => page.getByRole('heading', { name: 'Votre commande ne s’ouvre pas' })
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réessayer' })

test('a checkout that does not open says so, and opens at its step once it can', async ({ page }) => {
  const customer = await buyer(page, product)
  await enterDetails(page, customer)
  const works = await failing(page, { method: 'GET', path: 'checkout' })
  await openStep(page, 'payment')
  await expect(failed(page)).toBeVisible()
  await expect(page.getByText('Rien n’est perdu, rien n’a été débité.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await works()
  await again(page).click()
  await expect(stepName(page, 'Paiement')).toBeVisible()
  await expect(page).toHaveURL('/checkout?step=payment')
})

test(
  'a cart that cannot be read leads nowhere else: read again, they are at their step',
  deep,
  async ({ page }) => {
    const customer = await buyer(page, product)
    await enterDetails(page, customer)
    const works = await failing(page, { method: 'GET', path: 'cart' })
    await openStep(page, 'payment')
    await expect(page.getByText('Erreur lors de la récupération du panier')).toBeVisible()
    await expect(page).toHaveURL('/checkout?step=payment')
    await works()
    await again(page).click()
    await expect(orderButton(page)).toBeVisible()
  },
)

test('an amount that cannot be worked out is not agreed to', async ({ page }) => {
  const customer = await buyer(page, product)
  await enterDetails(page, customer)
  const works = await failing(page, { method: 'POST', path: 'checkout/quote' })
  await openStep(page, 'payment')
  await expect(seen(page.getByText('Le montant n’a pas pu être calculé.'))).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242', '123')
  await terms(page).check()
  await orderButton(page).click()
  await expect(page.getByRole('form', { name: 'Paiement' }).getByRole('alert')).toContainText(
    'Le montant n’a pas pu être calculé. Vérifiez votre connexion, puis réessayez.',
  )
  expect(await ordersOf(page, customer)).toEqual([])
  await works()
  await seen(again(page)).click()
  await expect(seen(page.getByText('480 €'))).toBeVisible()
})

test('an address book that does not open is gone on without', deep, async ({ page }) => {
  await buyer(page, product)
  await failing(page, { method: 'GET', path: 'account/addresses' })
  await openStep(page, 'details')
  await expect(page.getByText(/Votre carnet d’adresses ne s’ouvre pas/)).toBeVisible()
  await street(page).fill('12 rue des Lilas')
  await page.getByLabel('Code postal').fill('75011')
  await page.getByLabel('Ville').fill('Paris')
  await toPayment(page).click()
  await expect(stepName(page, 'Paiement')).toBeVisible()
})

test(
  'an address book that takes its time is waited for, and nobody is left without a word',
  deep,
  async ({ page }) => {
    await buyer(page, product)
    let open = () => {}
    const held = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route('**/api/account/addresses?*', async (route) => {
      await held
      await route.continue()
    })
    await openStep(page, 'details')
    await toPayment(page).click()
    await expect(page.getByText('La page finit de s’ouvrir. Un instant, puis continuez.')).toBeVisible()
    open()
    await expect(street(page)).toBeVisible()
    await toPayment(page).click()
    await expect(page.getByText('La page finit de s’ouvrir.')).toBeHidden()
    await expect(street(page)).toBeFocused()
  },
)

test(
  'a house that breaks down at each call of an order makes it one order, paid once',
  deep,
  async ({ page }) => {
    const customer = await payer(page, { name: 'Robe Palais-Royal', size: '38' })
    const keeping = await failing(page, { method: 'PUT', path: 'checkout' })
    const placing = await failing(page, { method: 'POST', path: 'orders' })
    await writeCard(page)
    await terms(page).check()
    await orderButton(page).click()
    const alert = page.getByRole('form', { name: 'Paiement' }).getByRole('alert')
    await expect(alert).toContainText('La commande n’a pas été passée')
    await expect(alert).toContainText('rien ne sera commandé ni débité deux fois')
    expect(await ordersOf(page, customer)).toEqual([])
    await placing()
    const paying = await failing(page, { method: 'POST', path: 'payments/demo/confirm' })
    await orderButton(page).click()
    // By now it was placed: it is the payment that has failed.
    await expect(alert).toContainText('Le paiement n’a pas abouti')
    await expect(page.getByText(/Vos pièces vous sont réservées jusqu’à/)).toBeVisible()
    expect(await ordersOf(page, customer)).toEqual(['pending_payment'])
    expect(await accessibilityFaults(page)).toEqual([])
    await paying()
    const reading = await failing(page, { method: 'GET', path: 'orders/*' })
    await orderButton(page).click()
    await expect(page).toHaveURL(/step=confirmation/)
    expect(await ordersOf(page, customer)).toEqual(['paid'])
    await page.reload()
    await expect(failed(page)).toBeVisible()
    await reading()
    await again(page).click()
    await expect(thanks(page)).toBeVisible()
    await keeping()
    expect(await ordersOf(page, customer)).toEqual(['paid'])
  },
)

test(
  'on a slow line every press counts once, and nothing is agreed to before it is known',
  deep,
  async ({ page }) => {
    const customer = await buyer(page, { name: 'Robe Palais-Royal', size: '40' })
    await enterDetails(page, customer)
    const asked: string[] = []
    await page.route('**/api/**', async (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      await new Promise((resolve) => {
        setTimeout(resolve, 700)
      })
      await route.continue().catch(() => undefined)
    })
    await openStep(page, 'cart')
    await onwards(page).dblclick()
    await page.getByRole('radio', { name: /Retrait à l’atelier/ }).check()
    await page.getByRole('radio', { name: /À domicile/ }).check()
    await toPayment(page).dblclick()
    await expect(stepName(page, 'Paiement')).toBeVisible()
    await writeCard(page)
    await terms(page).check()
    await expect(seen(page.getByText('495 €'))).toBeVisible()
    await orderButton(page).dblclick()
    await expect(orderButton(page)).toHaveAttribute('aria-busy', 'true')
    await expect(thanks(page)).toBeVisible()
    expect(asked.filter((call) => call === 'POST /api/orders')).toHaveLength(1)
    expect(asked.filter((call) => call === 'POST /api/payments/demo/confirm')).toHaveLength(1)
    expect(await ordersOf(page, customer)).toEqual(['paid'])
  },
)

test('pressed while the amount is still being worked out, it waits to be read', deep, async ({ page }) => {
  const customer = await buyer(page, product)
  await enterDetails(page, customer)
  await openStep(page, 'details')
  await expect(seen(page.getByText('495 €'))).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/checkout/quote?*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.getByLabel('Pays').selectOption('BE')
  await page.getByLabel('Code postal').fill('1000')
  await toPayment(page).click()
  // Bancontact asks for no digits.
  await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeChecked()
  await terms(page).check()
  await orderButton(page).click()
  await expect(page.getByText(/Le montant est encore en cours de calcul/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await ordersOf(page, customer)).toEqual([])
  answer()
  await expect(seen(page.getByText('505 €'))).toBeVisible()
})
