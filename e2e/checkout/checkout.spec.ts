import { accessibilityFaults } from '../accessibility.ts'
import {
  buyer,
  callAs,
  enterDetails,
  onwards,
  openStep,
  sentTo,
  signInAgain,
  stepName,
  street,
  theDetails,
  toPayment,
} from '../checkout-customer.ts'
import { deep, expect, test } from '../journey.ts'

test('an empty cart is said to be one, with the way to the boutique', async ({ page }) => {
  await buyer(page)
  await openStep(page, 'payment')
  await expect(page).toHaveURL('/checkout?step=cart')
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Explorer la Collection' })).toBeVisible()
})

test('what is missing is said at its field; what was entered is there after a reload and on another device', async ({
  page,
}) => {
  const customer = await buyer(page, { name: 'Jupe Rivoli', size: '40' })
  await openStep(page, 'payment')
  await expect(page).toHaveURL('/checkout?step=details')
  await expect(street(page)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await toPayment(page).click()
  await expect(street(page)).toBeFocused()
  await expect(street(page)).toHaveAccessibleDescription('Ce champ est obligatoire.')
  // A country changes price and days as soon as it is chosen; nothing else is pressed.
  const beside = page.getByRole('region', { name: 'Récapitulatif' })
  await expect(beside.getByText('Jupe Rivoli')).toBeVisible()
  await expect(beside.getByText('45 €')).toBeHidden()
  const inFrance = (await beside.getByText(/^Chez vous entre/).textContent()) ?? ''
  await page.getByLabel('Pays').selectOption('US')
  await expect(beside.getByText('45 €')).toBeVisible()
  await expect(page.getByRole('radio', { name: /À domicile, en colis 45 €/ })).toBeChecked()
  await expect(beside.getByText(/^Chez vous entre/)).not.toHaveText(inFrance)
  await page.getByLabel('Pays').selectOption('FR')
  await expect(beside.getByText('45 €')).toBeHidden()
  for (const [field, text] of Object.entries(theDetails)) await page.getByLabel(field).fill(text)
  await page.getByLabel('Un mot pour l’atelier').fill('Pour un anniversaire')
  await page.getByLabel('Date de l’événement').fill('2020-01-01')
  await toPayment(page).click()
  await expect(page.getByLabel('Date de l’événement')).toBeFocused()
  await expect(page.getByText('Choisissez un jour à venir.')).toBeVisible()
  await page.getByLabel('Date de l’événement').fill('')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.getByRole('checkbox', { name: 'Enregistrer dans mon carnet' }).check()
  await toPayment(page).click()
  await expect(page).toHaveURL('/checkout?step=payment')
  await kept
  expect(await callAs(page, customer, { path: '/api/checkout' })).toMatchObject({
    draft: { notes: 'Pour un anniversaire', shippingAddress: { street: '12 rue des Lilas' } },
  })
  await page.reload()
  await expect(stepName(page, 'Paiement')).toBeVisible()
  await expect(sentTo(page)).toContainText('12 rue des Lilas, 75011 Paris, France')
  await expect(page.getByText('Pour un anniversaire')).toBeVisible()
  await page.getByRole('link', { name: 'Modifier : Livraison à' }).click()
  await expect(page.getByRole('radio', { name: /12 rue des Lilas/ })).toBeChecked()
  await page.goBack()
  await expect(stepName(page, 'Paiement')).toBeFocused()
})

test('a product that cannot be there on the day says so at once; fetched at the atelier, the bill has an address', async ({
  page,
}) => {
  const customer = await buyer(page, { name: 'Robe de mariée Solène', size: 'Sur mesure' })
  await enterDetails(page, customer)
  await openStep(page, 'details')
  const day = page.getByLabel('Date de l’événement')
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await day.fill(soon)
  await expect(
    page.getByText(/Nous ne pouvons pas promettre Robe de mariée Solène pour ce jour/),
  ).toBeVisible()
  await expect(day).toHaveAccessibleDescription(
    /Nous gardons 14 jours avant l’événement, le temps d’un essayage et d’une retouche/,
  )
  const letter = page.getByRole('main').getByRole('link', { name: 'Écrivez-nous' })
  await expect(letter).toHaveAttribute('href', /^mailto:.+@.+\?subject=Pour%20le%20/)
  await day.fill('')
  await page.getByRole('radio', { name: /Retrait à l’atelier/ }).check()
  await expect(page.getByRole('main').getByText(/14 rue de la Sourdière/)).toBeVisible()
  await toPayment(page).click()
  await expect(street(page)).toBeFocused()
  for (const [field, text] of Object.entries(theDetails)) await page.getByLabel(field).fill(text)
  await page.getByRole('radio', { name: /^Chez vous, avec notre aide/ }).check()
  await page.getByLabel(/^Téléphone pour l’atelier/).fill('06 12 34 56 78')
  await toPayment(page).click()
  await expect(stepName(page, 'Paiement')).toBeVisible()
  await expect(page.getByText(/le droit de rétractation ne s’applique pas \(art/)).toBeVisible()
  await expect(page.getByText(/ne compte que des pièces à vos mesures/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('each step is an entry of the history, and nothing is lost on the way', async ({ page }) => {
  const customer = await buyer(page, { name: 'Jupe Rivoli', size: '42' })
  await enterDetails(page, customer)
  await page.goto('/checkout')
  await onwards(page).click()
  await page.getByLabel('Un mot pour l’atelier').fill('Deuxième étage')
  await toPayment(page).click()
  await expect(stepName(page, 'Paiement')).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Un mot pour l’atelier')).toHaveValue('Deuxième étage')
  await page.goBack()
  await expect(stepName(page, 'Panier')).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(page.getByText('Deuxième étage')).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Étapes de la commande' })
  await expect(steps.getByRole('listitem').filter({ hasText: 'Paiement' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await steps.getByRole('link', { name: /^Panier/ }).click()
  await expect(page).toHaveURL('/checkout?step=cart')
})

test('signed out in another tab, they sign in and are back at their step', async ({ page, context }) => {
  const customer = await buyer(page, { name: 'Jupe Rivoli', size: '44' })
  await enterDetails(page, customer)
  await openStep(page, 'payment')
  await expect(stepName(page, 'Paiement')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/garanties')
  await other.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('refreshToken')
  })
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fcheckout%3Fstep%3Dpayment/)
  await expect(page.getByText('La connexion est nécessaire pour finaliser votre commande.')).toBeVisible()
  await signInAgain(page, customer)
  await expect(page).toHaveURL('/checkout?step=payment')
  await expect(sentTo(page)).toContainText('12 rue des Lilas, 75011 Paris, France')
})

for (const step of ['cart', 'details', 'payment'])
  test(`on a small screen, in English, ${step} fits and can be used by everybody`, deep, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const customer = await buyer(page, { name: 'Chemisier Colette', size: '38' })
    await enterDetails(page, customer)
    await page.goto(`/checkout?step=${step}&lng=en`)
    await expect(
      stepName(page, { cart: 'Cart', details: 'Details', payment: 'Payment' }[step] ?? ''),
    ).toBeVisible()
    await expect(page.getByText('€').filter({ visible: true }).first()).toBeVisible()
    if (step !== 'cart') {
      const fold = page.getByRole('button', { name: /^Summary .*€/ })
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      const beside = page.getByRole('region', { name: /^Summary/ }).getByText('Size: 38')
      await expect(beside).toBeHidden()
      await fold.click()
      await expect(beside).toBeVisible()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await accessibilityFaults(page)).toEqual([])
  })
