import type { Locator, Page } from '@playwright/test'
import { deep, expect, test } from '../journey.ts'
import { structuredData } from '../structured-data.ts'

const languages = {
  fr: {
    address: '/boutique',
    search: 'dantelle',
    found: /Robe/,
    category: /^Mariage/,
    all: '40 produits',
    weddings: '12 produits',
    reset: 'Réinitialiser',
    none: '0 produit',
    noneTitle: 'Aucun produit trouvé',
    noneText: 'Essayez de modifier vos critères de recherche.',
    featured: /^Produits en vedette/,
    failed: 'Erreur de chargement',
    failedText: 'Une erreur est survenue lors du chargement des produits.',
    retry: 'Réessayer',
    soldOut: 'Épuisé',
    inStock: 'En stock',
    loading: 'Chargement...',
    trail: 'Fil d’Ariane',
  },
  en: {
    address: '/boutique?lng=en',
    search: 'bridal',
    found: /Bridal/,
    category: /^Wedding/,
    all: '40 pieces',
    weddings: '12 pieces',
    reset: 'Reset',
    none: '0 pieces',
    noneTitle: 'No piece found',
    noneText: 'Try changing your search.',
    featured: /^Featured/,
    failed: 'Could not load',
    failedText: 'Something went wrong while the pieces were loading.',
    retry: 'Try again',
    soldOut: 'Sold out',
    inStock: 'In stock',
    loading: 'Loading...',
    trail: 'Breadcrumb',
  },
} as const

const result = (page: Page) => page.getByRole('main').getByRole('status').first()
const cards = (page: Page) => page.getByRole('article')

/**
 * The addresses that links lead to, at the public address of the house. The tests reach the house by another address.
 */
const addresses = async (links: Locator) => {
  const publicUrl = await links.page().locator('meta[name=public-url]').getAttribute('content')
  const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return ways.map((way) => `${publicUrl}${way}`)
}

for (const [lng, words] of Object.entries(languages))
  test.describe(`the boutique in ${lng}`, lng === 'fr' ? {} : deep, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(words.address)
      await expect(result(page)).toHaveText(words.all)
    })

    test('finds, filters, goes back and starts again', async ({ page }) => {
      await page.getByRole('searchbox').fill(words.search)
      await expect(page).toHaveURL(new RegExp(`search=${words.search}`))
      await expect(result(page)).not.toHaveText(words.all)
      await expect(result(page)).not.toHaveText(words.loading)
      await expect(cards(page).first().getByRole('heading')).toHaveText(words.found)
      await page.goBack()
      await expect(result(page)).toHaveText(words.all)
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await page.getByRole('radio', { name: words.category }).check()
      await expect(result(page)).toHaveText(words.weddings)
      await expect(page).toHaveURL(/category=mariage/)
      await page.getByRole('button', { name: words.reset }).click()
      await expect(result(page)).toHaveText(words.all)
      await expect(page).toHaveURL(words.address)
    })

    test('says that nothing was found, and leads back to everything', deep, async ({ page }) => {
      await page.getByRole('searchbox').fill('xyzzy')
      await expect(result(page)).toHaveText(words.none)
      await expect(page.getByRole('heading', { name: words.noneTitle })).toBeVisible()
      await expect(page.getByText(words.noneText)).toBeVisible()
      await page.getByRole('button', { name: words.reset }).last().click()
      await expect(result(page)).toHaveText(words.all)
    })

    test(
      'asks once more when the house does not answer, then says so and starts again',
      deep,
      async ({ page }) => {
        let asked = 0
        await page.route('**/api/products?*', (route) => {
          asked++
          return route.fulfill({ status: 503, json: { success: false, code: 'service_busy', message: '…' } })
        })
        await page.getByRole('checkbox', { name: words.featured }).check()
        await expect(result(page)).toHaveText(words.failed)
        expect(asked).toBe(2)
        await expect(page.getByRole('alert')).toContainText(words.failedText)
        await page.unroute('**/api/products?*')
        await page.getByRole('button', { name: words.retry }).click()
        await expect(result(page)).toHaveText(words.all)
        await expect(page.getByRole('checkbox', { name: words.featured })).not.toBeChecked()
      },
    )

    test('tells search engines which products are listed and the way to them, as the page does', async ({
      page,
    }) => {
      const blockOf = async (type: string) =>
        (await structuredData(page)).find((block) => block['@type'] === type)
      const shown = await addresses(cards(page).getByRole('link'))
      expect(shown).toHaveLength(12)
      expect(await blockOf('ItemList')).toMatchObject({ itemListElement: shown.map((url) => ({ url })) })
      await cards(page).first().getByRole('link').click()
      const trail = page.getByRole('navigation', { name: words.trail })
      await expect(trail.getByRole('listitem')).toHaveCount(4)
      const names = await trail.locator('li > :last-child').allTextContents()
      const ways = await addresses(trail.getByRole('link'))
      expect(await blockOf('BreadcrumbList')).toMatchObject({
        itemListElement: names.map((name, index) => ({ name, ...(ways[index] && { item: ways[index] }) })),
      })
    })

    test('tells a product that is sold out from one that is there', async ({ page }) => {
      await page.getByRole('searchbox').fill('Isaure')
      await expect(cards(page)).toHaveCount(1)
      await expect(cards(page).getByText(words.soldOut)).toBeVisible()
      await expect(cards(page).getByText(words.inStock)).toBeHidden()
      await page.getByRole('searchbox').fill('Garance')
      await expect(cards(page).first().getByText(words.inStock)).toBeVisible()
      await expect(cards(page).first().getByText(words.soldOut)).toBeHidden()
    })
  })
