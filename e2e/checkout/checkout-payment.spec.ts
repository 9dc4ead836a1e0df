import { accessibilityFaults } from '../accessibility.ts'
import {
  buyer,
  callAs,
  openStep,
  orderButton,
  ordersOf,
  payer,
  sentTo,
  stepName,
  terms,
  thanks,
  theAddress,
  writeCard,
} from '../checkout-customer.ts'
import { deep, expect, test } from '../journey.ts'
import { latePartsReady } from '../script-ready.ts'

test('one press orders and pays; the thanks outlive a reload, and Back does not ask again', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/demo-card-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const customer = await payer(page, { name: 'Jupe Rivoli', size: '34' })
  await test.step('a press that comes before the card form leads to its first field', async () => {
    await orderButton(page).click()
    await expect(terms(page)).toHaveAccessibleDescription(/Acceptez les conditions générales de vente/)
    held.resolve()
    await expect(page.getByLabel('Numéro de carte')).toBeFocused()
  })
  await writeCard(page)
  await orderButton(page).click()
  await expect(terms(page)).toBeFocused()
  await expect(terms(page)).toHaveAccessibleDescription(/Acceptez les conditions générales de vente/)
  expect(await ordersOf(page, customer)).toEqual([])
  const texts = page.getByRole('main')
  for (const [name, path] of [
    [/^Livraison et retours/, '/livraison-retours'],
    [/^Lire les conditions générales de vente/, '/cgv'],
    [/^Renoncer au contrat ici/, '/retractation'],
  ] as const)
    await expect(texts.getByRole('link', { name })).toHaveAttribute('href', path)
  await terms(page).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Commande enregistrée avec succès').first()).toBeVisible()
  await expect(page.getByText(/^MC-20\d\d-\d{6}$/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Panier', exact: true })).toBeVisible()
  const steps = page.getByRole('region', { name: 'Et maintenant' }).getByRole('listitem')
  await expect(steps).toContainText([
    /^Par e-mail.+part à .+@journeys\.example/,
    /^À l’atelier.+prépare vos pièces/,
    /^Livraison.*Chez vous entre le .+ et le .+12 rue des Lilas/,
    /^À tout moment.+Suivre ma commande/,
  ])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await page.getByRole('link', { name: 'Suivre ma commande' }).click()
  await expect(page).toHaveURL(/\/compte\/commandes\//)
  await page.goBack()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('pressed twice, and again after an answer that was lost, it is one order', async ({ page }) => {
  const customer = await payer(page, { name: 'Jupe Rivoli', size: '36' })
  let isLost = false
  await page.route('**/api/orders?*', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await writeCard(page)
  await terms(page).check()
  await orderButton(page).dblclick()
  await expect(page.getByText(/La maison n’a pas pu être jointe/)).toBeVisible()
  const again = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/orders\?/.test(request.url()),
  )
  await orderButton(page).dblclick()
  expect((await again).headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('a refused card can be followed by another at once, for the same order', async ({ page }) => {
  const customer = await payer(page, { name: 'Jupe Rivoli', size: '46' })
  await writeCard(page, '4000 0000 0000 9995')
  await terms(page).check()
  await orderButton(page).click()
  await expect(page.getByRole('alert').getByText('Provision insuffisante.')).toBeVisible()
  await expect(page.getByText(/Vos pièces vous sont réservées jusqu’à \d\d:\d\d\./)).toBeVisible()
  await expect(page.getByLabel('Numéro de carte')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(page.getByText(/Vos pièces vous sont réservées/)).toBeVisible()
  await writeCard(page)
  await terms(page).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('a bank that asks is answered: refused, they pay again; confirmed, it is paid, and asks no more', async ({
  page,
}) => {
  const customer = await payer(page, { name: 'Chemisier Colette', size: '34' })
  await writeCard(page, '4000 0025 0000 3155')
  await terms(page).check()
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/paiement\/3d-secure\?order=.+#.+/)
  await expect(page.getByText('se terminant par 3155')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  // The question is in the address, behind what servers see: it is the same in the other language and after a reload.
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('ending in 3155')).toBeVisible()
  await page.reload()
  await expect(page.getByText('ending in 3155')).toBeVisible()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByText('se terminant par 3155')).toBeVisible()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByRole('alert').getByText(/L’authentification 3.D.Secure a échoué/)).toBeVisible()
  await expect(terms(page)).toBeChecked()
  await expect(sentTo(page)).toContainText('12 rue des Lilas, 75011 Paris, France')
  await writeCard(page, '4000 0025 0000 3155')
  await orderButton(page).click()
  await expect(page.getByText('se terminant par 3155')).toBeVisible()
  const asked = page.url()
  await page.getByRole('button', { name: 'Valider le paiement' }).click()
  await expect(thanks(page)).toBeVisible()
  await page.goBack()
  await expect(thanks(page)).toBeVisible()
  await page.goto(asked)
  await expect(page.getByRole('heading', { name: 'Cette demande n’attend plus de réponse' })).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à votre commande' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
  await page.getByRole('link', { name: 'Suivre ma commande' }).click()
  await expect(page.getByText('Paiement non confirmé auprès de la banque')).toBeVisible()
  await expect(page.getByText('Paiement refusé par la banque')).toHaveCount(0)
})

test('an order to Belgium is offered Bancontact first, and its bank confirms it', deep, async ({ page }) => {
  const customer = await buyer(page, { name: 'Pantalon Vendôme', size: '36' })
  await callAs(page, customer, {
    path: '/api/checkout',
    put: {
      shippingAddress: {
        ...theAddress,
        street: 'Rue Neuve 12',
        postalCode: '1000',
        city: 'Bruxelles',
        country: 'BE',
      },
    },
  })
  await openStep(page, 'payment')
  await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeChecked()
  await expect(page.getByLabel('Numéro de carte')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('radio', { name: 'Carte bancaire' }).check()
  await expect(page.getByLabel('Numéro de carte')).toBeVisible()
  await page.getByRole('radio', { name: 'Bancontact' }).check()
  await terms(page).check()
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/paiement\/3d-secure\?order=.+#.+/)
  await expect(page.getByRole('definition').getByText('Bancontact')).toBeVisible()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByRole('alert').getByText(/authentification/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeChecked()
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Valider le paiement' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('anyone who comes back from their bank without an answer pays the same order with another card', async ({
  page,
}) => {
  const customer = await payer(page, { name: 'Pantalon Vendôme', size: '40' })
  await writeCard(page, '4000 0025 0000 3155')
  await terms(page).check()
  await orderButton(page).click()
  await expect(page.getByText('se terminant par 3155')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/step=payment&order=/)
  await expect(page.getByText(/Vos pièces vous sont réservées/)).toBeVisible()
  await writeCard(page)
  await terms(page).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Cette demande n’attend plus de réponse' })).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('Back from the thanks leads to the thanks, also when their bank had asked', deep, async ({ page }) => {
  const customer = await payer(page, { name: 'Pantalon Vendôme', size: '44' })
  await writeCard(page, '4000 0025 0000 3155')
  await terms(page).check()
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Valider le paiement' }).click()
  await expect(thanks(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/step=confirmation&order=/)
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('of two tabs one pays; the other learns of it instead of ordering again', async ({ page, context }) => {
  const customer = await payer(page, { name: 'Chemisier Colette', size: '36' })
  await writeCard(page, '4000 0000 0000 0002')
  await terms(page).check()
  await orderButton(page).click()
  await expect(page.getByRole('alert').getByText('Le paiement n’a pas abouti')).toBeVisible()
  const other = await context.newPage()
  await openStep(other, 'payment')
  await writeCard(other)
  await terms(other).check()
  await orderButton(other).click()
  await expect(thanks(other)).toBeVisible()
  await page.bringToFront()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('when the products are no longer held it is said, and one press orders again', async ({ page }) => {
  await page.clock.install()
  const customer = await payer(page, { name: 'Chemisier Colette', size: '42' })
  await writeCard(page, '4000 0000 0000 0002')
  await terms(page).check()
  await orderButton(page).click()
  await expect(page.getByText(/Vos pièces vous sont réservées/)).toBeVisible()
  await page.clock.fastForward('31:00')
  await expect(page.getByText(/La réservation de vos pièces a pris fin/)).toBeVisible()
  await writeCard(page)
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})

test('a bank that takes its time is waited for; the page may be closed', async ({ page }) => {
  await payer(page, { name: 'Chemisier Colette', size: '44' })
  await writeCard(page, '4242 4242 4242 4242', '904')
  await terms(page).check()
  await orderButton(page).click()
  await expect(stepName(page, /Nous attendons la confirmation|Merci/)).toBeVisible()
  await page.reload()
  await expect(stepName(page, /Nous attendons la confirmation|Merci/)).toBeVisible()
})

test('by keyboard alone, and offline in between', async ({ page, context }) => {
  const customer = await payer(page, { name: 'Chemisier Colette', size: '46' })
  await page.getByLabel('Numéro de carte').focus()
  await page.keyboard.type('4242424242424242')
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await terms(page).press('Space')
  await latePartsReady(page)
  await context.setOffline(true)
  await orderButton(page).press('Enter')
  await expect(page.getByText(/rien ne sera commandé ni débité deux fois/)).toBeVisible()
  await context.setOffline(false)
  // Pressed before the page has noticed, it would be told again that it is offline.
  await page.waitForFunction(() => navigator.onLine)
  await orderButton(page).press('Enter')
  await expect(thanks(page)).toBeFocused()
  expect(await ordersOf(page, customer)).toEqual(['paid'])
})
