import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { openProduct } from '../open-product.ts'
import { structuredData } from '../structured-data.ts'

const mondayMorning = '2026-11-23T09:30:00+01:00'

const promises = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl')
    .filter({ hasText: /^(Livraison|Delivery)/ })

test('a product says between which days it would come, and other days when it is made to measure', async ({
  page,
}) => {
  await page.clock.setFixedTime(mondayMorning)
  await openProduct(page, 'Robe de mariée Joséphine')
  await expect(promises(page)).toContainText('Livraison en 3 à 5 jours ouvrés')
  await expect(promises(page)).toContainText('entre le jeudi 26 et le lundi 30 novembre')
  // A gown is tried on before it is worn, so the page adds the margin of the checkout and shows the resulting day.
  await expect(promises(page)).toContainText('au plus tôt le lundi 14 décembre 2026')
  await expect(promises(page)).toContainText('le temps d’un essayage et d’une retouche')
  await expect(promises(page)).toContainText('14 jours après la réception')
  await page.getByRole('radio', { name: 'Sur mesure' }).check()
  await expect(promises(page)).toContainText('Livraison en 4 à 8 semaines')
  await expect(promises(page)).toContainText('entre le 21 décembre et le 18 janvier')
  await expect(promises(page)).toContainText('ni retour ni échange, sauf défaut avéré')
})

test(
  'what is ordered in the evening far away counts from the next day in Paris',
  deep,
  async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', locale: 'en-GB' })
    const page = await context.newPage()
    await page.clock.setFixedTime('2026-12-23T18:00:00-08:00')
    await page.goto('/boutique?search=Garance&lng=en')
    await page
      .getByRole('link', { name: /^View details/ })
      .first()
      .click()
    await expect(promises(page)).toContainText('between 30 December and 4 January')
    await context.close()
  },
)

for (const width of [390, 1024, 1440])
  test(
    `the days move nothing when they appear, at ${width} px`,
    width === 390 ? firstVisit : deepFirstVisit,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      // On this date the text of the two days is as long as it can be.
      await page.clock.setFixedTime('2026-09-19T09:30:00+02:00')
      await openProduct(page, 'Robe Garance')
      await expect(promises(page)).toContainText('entre le jeudi 24 et le lundi 28 septembre')
      expect(await whatMoved(page)).toEqual([])
    },
  )

test('a product that is not there promises no day', deep, async ({ page }) => {
  await openProduct(page, 'Robe de mariée Isaure')
  await expect(promises(page)).toContainText('Offerte en France métropolitaine')
  await expect(promises(page)).not.toContainText('entre le')
})

test('the guarantees open in one click, in the words of the law', async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  await page.getByRole('link', { name: 'Vos garanties en détail' }).click()
  const panel = page.getByRole('dialog', { name: 'Vos garanties' })
  await expect(panel.getByText(/deux ans à compter de la délivrance du bien/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await panel.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByRole('link', { name: 'Vos garanties en détail' })).toBeFocused()
})

test('the guarantees that cannot be fetched can be asked for again', deep, async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  await page.route('**/api/documents/*', (route) => route.fulfill({ status: 422, json: {} }))
  await page.getByRole('link', { name: 'Vos garanties en détail' }).click()
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/documents/*')
  await retry.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Le texte de la loi' })).toBeVisible()
})

test('in English the guarantees say that they are a translation', deep, async ({ page }) => {
  await page.goto('/garanties?lng=en')
  await expect(page.getByRole('heading', { level: 1, name: 'Your guarantees' })).toBeVisible()
  await expect(page.getByText('Only the French text is binding.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a product names its maker, an address and its identifier', async ({ page }) => {
  await openProduct(page, 'Robe de mariée Céleste')
  const maker = page.getByRole('region', { name: 'Fabricant et sécurité' })
  await expect(maker).toContainText('75001 Paris, France')
  await expect(maker).toContainText('MAR-002')
  await expect(maker.getByRole('link', { name: /@/ })).toBeVisible()
})

test('search engines are promised what the page promises', deep, async ({ page }) => {
  await openProduct(page, 'Robe de mariée Joséphine')
  const product = (await structuredData(page)).find((block) => block['@type'] === 'Product')
  const tiles = page.getByRole('group', { name: 'Taille' }).getByRole('radio', { disabled: false })
  expect(product).toMatchObject({
    size: await tiles.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))),
    sku: 'MAR-004',
    material: await page
      .locator('dl div', { hasText: /^Matière/ })
      .locator('dd')
      .textContent(),
    color: await page
      .locator('dl div', { hasText: /^Couleur/ })
      .locator('dd')
      .textContent(),
  })
  await expect(page.getByText('2 850 €').first()).toBeVisible()
  await expect(promises(page)).toContainText('Offerte en France métropolitaine')
  const terms = (returnPolicyCategory: string) => ({
    price: 2850,
    availability: 'https://schema.org/InStock',
    shippingDetails: [0, 25, 45].map((value) => ({ shippingRate: { value, currency: 'EUR' } })),
    hasMerchantReturnPolicy: { returnPolicyCategory: `https://schema.org/${returnPolicyCategory}` },
  })
  expect(product?.offers).toMatchObject([
    terms('MerchantReturnFiniteReturnWindow'),
    { name: 'Sur mesure', ...terms('MerchantReturnNotPermitted') },
  ])
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('the promise is there without its days, and the guarantees are a page', async ({ page }) => {
    await page.goto('/boutique?search=Garance')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(promises(page)).toContainText('Livraison en 3 à 5 jours ouvrés')
    await expect(promises(page)).not.toContainText('entre le')
    await page.getByRole('link', { name: 'Vos garanties en détail' }).click()
    await expect(page).toHaveURL('/garanties')
    await expect(page.getByRole('heading', { name: 'Le texte de la loi' })).toBeVisible()
  })
})
