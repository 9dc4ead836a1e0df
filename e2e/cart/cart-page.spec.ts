import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'

const main = (page: Page) => page.getByRole('main')
const lines = (page: Page) =>
  main(page).getByRole('list', { name: 'Articles du panier' }).getByRole('listitem')

interface Product {
  readonly _id: string
  readonly name: string
  readonly price: number
}

/** Has the browser keep a gown made to measure and a stole, as an earlier visit left them. */
const keepProducts = async (page: Page) => {
  const answer = await page.request.get('/api/products?limit=100')
  const { products }: { products: Product[] } = await answer.json()
  const line = (name: string, options: object) => {
    const product = products.find((each) => each.name === name)
    if (!product) throw new Error(`no piece called ${name}`)
    const { _id, price } = product
    return { productId: _id, quantity: 1, options, name, price, image: '/placeholder.svg' }
  }
  const kept = [line('Robe de mariée Joséphine', { size: 'Sur mesure' }), line('Étole Séraphine', {})]
  await page.addInitScript((text) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', text)
  }, JSON.stringify(kept))
}

test('the page of the cart shows its lines beside what they come to', firstVisit, async ({ page }) => {
  await keepProducts(page)
  await page.goto('/boutique/panier')
  await expect(page).toHaveTitle(/^Votre Panier/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { level: 1, name: 'Votre Panier' })).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
  await expect(
    lines(page)
      .first()
      .getByText(/le droit de rétractation ne s’applique pas/),
  ).toBeVisible()
  await expect(
    lines(page)
      .nth(1)
      .getByText(/rétractation/),
  ).toHaveCount(0)
  const summary = main(page).getByRole('region', { name: 'Récapitulatif' })
  await expect(summary.getByText(/la livraison est offerte en France métropolitaine/)).toBeVisible()
  await expect(summary.getByText(/^Paiement par carte bancaire/)).toBeVisible()
  expect(await whatMoved(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await lines(page)
    .nth(1)
    .getByRole('button', { name: 'Augmenter la quantité : Étole Séraphine' })
    .press('Enter')
  await expect(lines(page).nth(1).getByText('soit 360 €')).toBeVisible()
  await main(page).getByRole('button', { name: 'Vider le panier' }).press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Explorer la Collection' })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an empty cart has its plate and a way on', async ({ page }) => {
  await page.goto('/boutique/panier')
  await expect(main(page).getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  await expect(main(page).getByRole('img')).toBeVisible()
  await main(page).getByRole('link', { name: 'Explorer la Collection' }).click()
  await expect(page).toHaveURL('/boutique')
})

test('the drawer leads to the page', async ({ page }) => {
  await keepProducts(page)
  await page.goto('/boutique')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Panier/ })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }).click()
  await expect(page).toHaveURL('/boutique/panier')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(lines(page)).toHaveCount(2)
})

test('the page of the cart speaks English', deep, async ({ page }) => {
  await keepProducts(page)
  await page.goto('/boutique/panier?lng=en')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Séraphine Stole' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Sign in to order' })).toHaveAttribute(
    'href',
    '/auth?redirect=checkout&lng=en',
  )
})

test.describe('on a telephone', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page of the cart fits, and can be pressed with a thumb', async ({ page }) => {
    await keepProducts(page)
    await page.goto('/boutique/panier')
    await expect(lines(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    for (const button of await main(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box?.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test.describe('in the dark', deep, () => {
  test.use({ colorScheme: 'dark' })

  test('the page of the cart can be read', async ({ page }) => {
    await keepProducts(page)
    await page.goto('/boutique/panier')
    await expect(lines(page)).toHaveCount(2)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('the page says why it shows nothing', async ({ page }) => {
    await page.goto('/boutique/panier')
    await expect(page.getByText(/activez JavaScript/)).toBeVisible()
  })
})
