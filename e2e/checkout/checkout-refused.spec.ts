import type { Page } from '@playwright/test'
import { addDays } from '../../src/shared/calendar/civil-date.ts'
import { parisClock } from '../../src/shared/calendar/paris-clock.ts'
import { accessibilityFaults } from '../accessibility.ts'
import {
  buyer,
  callAs,
  enterDetails,
  onwards,
  openStep,
  orderButton,
  ordersOf,
  payer,
  productNamed,
  sentTo,
  stepName,
  street,
  terms,
  thanks,
  theAddress,
  toPayment,
  writeCard,
} from '../checkout-customer.ts'
import { deep, expect, test } from '../journey.ts'
import { openAccount } from '../new-customer.ts'
import { plentiful } from '../own-order.ts'

const press = async (page: Page) => {
  await writeCard(page)
  await terms(page).check()
  await orderButton(page).click()
}

/** The house finds fault with something that this page would have let pass. */
const refuse = (page: Page, fields: Readonly<Record<string, string>>) =>
  page.route('**/api/orders?*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            success: false,
            code: 'invalid_input',
            message: 'Vérifiez ce que vous avez saisi.',
            fields,
          },
        })
      : route.continue(),
  )

/** No other journey orders this product. */
const product = { name: 'Robe Palais-Royal', size: '34' }

test('what the house refuses of an address is said at its fields, and can be put right there', async ({
  page,
}) => {
  await payer(page, product)
  await refuse(page, {
    'shippingAddress.street': 'Cette rue est inconnue.',
    'shippingAddress.city': 'Quelle ville ?',
  })
  await press(page)
  await expect(page).toHaveURL('/checkout?step=details')
  await expect(page.getByText('Vérifiez ce que vous avez saisi.')).toBeVisible()
  await expect(street(page)).toHaveAccessibleDescription('Cette rue est inconnue.')
  await expect(street(page)).toBeFocused()
  await expect(page.getByLabel('Ville')).toHaveAccessibleDescription('Quelle ville ?')
  expect(await accessibilityFaults(page)).toEqual([])
  await street(page).fill('14 rue des Lilas')
  await page.unroute('**/api/orders?*')
  await toPayment(page).click()
  await expect(sentTo(page)).toContainText('14 rue des Lilas, 75011 Paris, France')
  await page.goBack()
  await expect(street(page)).toHaveAccessibleDescription('')
})

test('an address out of their book that the house refuses is opened to be put right', async ({ page }) => {
  const customer = await buyer(page, product)
  await enterDetails(page, customer)
  const headers = { authorization: `Bearer ${customer.token}` }
  const book = { ...theAddress, company: '', further: '', phone: '', isDefault: true }
  expect((await page.request.post('/api/account/addresses', { headers, data: book })).status()).toBe(201)
  await openStep(page, 'payment')
  await refuse(page, { 'shippingAddress.street': 'Cette rue est inconnue.' })
  await press(page)
  await expect(street(page)).toHaveValue('12 rue des Lilas')
  await expect(street(page)).toHaveAccessibleDescription('Cette rue est inconnue.')
})

test(
  'what is refused of the bill’s address is said there, and not at the parcel’s',
  deep,
  async ({ page }) => {
    const customer = await buyer(page, product)
    const office = { ...theAddress, street: '3 quai de Jemmapes' }
    const put = { shippingAddress: theAddress, billingSame: false, billingAddress: office }
    await callAs(page, customer, { path: '/api/checkout', put })
    await openStep(page, 'payment')
    await refuse(page, { 'billingAddress.street': 'Cette rue est inconnue.' })
    await press(page)
    const bill = page.getByRole('region', { name: 'Facturation' })
    await expect(street(bill)).toHaveAccessibleDescription('Cette rue est inconnue.')
    await expect(street(bill)).toBeFocused()
    await expect(
      street(page.getByRole('region', { name: 'Adresse de livraison' })),
    ).toHaveAccessibleDescription('')
  },
)

test(
  'a day that has gone by since it was entered is asked for again, at its field',
  deep,
  async ({ page }) => {
    const customer = await buyer(page, product)
    const put = { shippingAddress: theAddress, eventDate: '2026-01-02' }
    await callAs(page, customer, { path: '/api/checkout', put })
    await openStep(page, 'payment')
    await press(page)
    await expect(page).toHaveURL('/checkout?step=details')
    await expect(page.getByLabel('Date de l’événement')).toHaveAccessibleDescription(
      /Choisissez un jour à venir\./,
    )
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Choisissez un jour à venir.' })
        .getByRole('link', { name: 'Écrivez-nous' }),
    ).toHaveAttribute('href', /^mailto:/)
    expect(await ordersOf(page, customer)).toEqual([])
  },
)

test('a day that cannot be promised is warned of, can be taken off, and can be ordered for all the same', async ({
  page,
}) => {
  const customer = await buyer(page, { name: plentiful })
  await callAs(page, customer, { path: '/api/checkout', put: { shippingAddress: theAddress } })
  await openStep(page, 'details')
  const day = page.getByLabel('Date de l’événement')
  const tomorrow = addDays(parisClock(Date.now()).date, 1)
  const warning = page.getByRole('status').filter({ hasText: 'Nous ne pouvons pas promettre' })
  await day.fill(tomorrow)
  await expect(warning.getByText(/commander quand même/)).toBeVisible()
  await expect(warning.getByRole('link', { name: 'Écrivez-nous' })).toHaveAttribute('href', /^mailto:/)
  expect(await accessibilityFaults(page)).toEqual([])
  await warning.getByRole('button', { name: 'Retirer la date' }).click()
  await expect(day).toHaveValue('')
  await expect(day).toBeFocused()
  await day.fill(tomorrow)
  await toPayment(page).click()
  await expect(page.getByText('Vous commandez sans que ce jour soit promis.')).toBeVisible()
  await writeCard(page)
  await terms(page).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const { orders } = await callAs(page, customer, { path: '/api/orders' })
  const { order } = await callAs(page, customer, { path: `/api/orders/${orders[0]._id}` })
  expect(order).toMatchObject({ status: 'paid', eventDate: tomorrow })
})

test('a price that has changed is agreed to before anything else', async ({ page }) => {
  const customer = await buyer(page)
  const { _id: productId } = await productNamed(page, product.name)
  const headers = { authorization: `Bearer ${customer.token}` }
  const data = { productId, quantity: 1, options: { size: product.size }, price: 450 }
  expect((await page.request.post('/api/cart/add', { headers, data })).ok()).toBe(true)
  await enterDetails(page, customer)
  await openStep(page, 'payment')
  await expect(page).toHaveURL('/checkout?step=cart')
  await expect(page.getByText('Le prix est passé de 450 € à 480 €.')).toBeVisible()
  await expect(onwards(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(onwards(page)).toHaveAccessibleDescription(
    'Un article attend votre réponse avant la commande.',
  )
  await onwards(page).click({ force: true })
  await expect(page).toHaveURL('/checkout?step=cart')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^J’ai compris/ }).click()
  await expect(page.getByText(/^Le prix est passé/)).toBeHidden()
  await onwards(page).click()
  await expect(page).toHaveURL('/checkout?step=details')
})

test('a product that was sold while they wrote their card leads back to it, and says that nothing was charged', async ({
  page,
}) => {
  const wanted = { name: 'Robe Palais-Royal', size: '36' }
  const customer = await payer(page, wanted)
  await writeCard(page)
  const louise = await openAccount(page.context(), { firstName: 'Louise' })
  const headers = { authorization: `Bearer ${louise.token}` }
  const { _id: productId } = await productNamed(page, wanted.name)
  const line = { productId, quantity: 1, options: { size: wanted.size } }
  expect((await page.request.post('/api/cart/add', { headers, data: line })).ok()).toBe(true)
  const data = { shippingAddress: theAddress, termsAccepted: true }
  expect((await page.request.post('/api/orders', { headers, data })).status()).toBe(201)
  await terms(page).check()
  await orderButton(page).click()
  await expect(page).toHaveURL('/checkout?step=cart')
  await expect(stepName(page, 'Panier')).toBeFocused()
  await expect(
    page.getByRole('alert').getByText(/Robe Palais-Royal, 36\. Rien n’a été commandé ni débité\./),
  ).toBeVisible()
  await expect(page.getByText('Cette pièce n’est plus disponible.')).toBeVisible()
  await expect(onwards(page)).toHaveAttribute('aria-disabled', 'true')
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Retirer/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual([])
})

test('an order of somebody else’s is one that the house does not know', deep, async ({ page }) => {
  await buyer(page)
  await page.goto('/checkout?step=confirmation&order=3f1c2d64-0000-4000-8000-000000000000')
  await expect(page.getByText('Cette commande n’existe pas, ou n’est pas la vôtre.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Toutes mes commandes' })).toBeVisible()
})
