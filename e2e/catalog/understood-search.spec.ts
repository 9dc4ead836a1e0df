import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'

const resultCount = (page: Page) => page.getByRole('status').filter({ hasText: /produit|piece/ })
const cards = (page: Page) => page.getByRole('article')
const size = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Taille' }).getByRole('radio', { name, exact: true })
const takeOff = (page: Page, name: string) => page.getByRole('link', { name: `Retirer : ${name}` })

test('what a search asks for stands above the results, in the panel, and can be taken off', async ({
  page,
}) => {
  await page.goto('/boutique')
  await page.getByRole('searchbox').fill('robe taille 40 sous 500')
  await expect(takeOff(page, 'Taille 40')).toBeVisible()
  await expect(takeOff(page, 'Jusqu’à 500 €')).toBeVisible()
  await expect(size(page, '40')).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: 'Prix maximum' })).toHaveValue('500')
  for (const price of await cards(page)
    .getByText(/^\d[\d ]* €$/)
    .allTextContents())
    expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(500)
  expect(await accessibilityFaults(page)).toEqual([])

  await takeOff(page, 'Jusqu’à 500 €').click()
  await expect(page).toHaveURL(/search=robe\+taille\+40$/)
  await expect(takeOff(page, 'Jusqu’à 500 €')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('robe taille 40')

  // A choice in the panel takes the place of the words.
  await size(page, '44').check()
  await expect(page).toHaveURL(/search=robe&size=44$/)
  await expect(takeOff(page, 'Taille 40')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('robe')
  await page.goBack()
  await expect(takeOff(page, 'Taille 40')).toBeVisible()
  await expect(size(page, '40')).toBeChecked()
})

test('a day is understood in English too', deep, async ({ page }) => {
  await page.goto('/boutique?search=gown+for+June+12&lng=en')
  await expect(page.getByRole('link', { name: /^Take off: Delivered in time for .*12 June/ })).toBeVisible()
})

test('what leaves nothing is left out, and said', async ({ page }) => {
  await page.goto('/boutique?search=robe+de+mariée+sous+200')
  await expect(page.getByText(/sans «\s*sous 200\s*»/)).toBeVisible()
  await expect(cards(page).first()).toContainText('Mariage')
})

test('sizes and colours filter, and values that would show nothing fold away', async ({ page }) => {
  await page.goto('/boutique')
  const color = page.getByRole('group', { name: 'Couleur' })
  await color.getByRole('radio', { name: 'Rouge' }).check()
  await expect(page).toHaveURL('/boutique?color=Rouge')
  await expect(resultCount(page)).toHaveText('2 produits')
  await expect(page.getByRole('radio', { name: /^Accessoires/ })).toHaveCount(0)
  await size(page, 'Sur mesure').check()
  await expect(page).toHaveURL('/boutique?size=Sur+mesure&color=Rouge')
  await expect(color.getByRole('radio', { name: 'Rouge' })).toBeChecked()
  await page.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(resultCount(page)).toHaveText('40 produits')
})

test('the column of filters stays in view beside the results', deep, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/boutique')
  await cards(page).last().scrollIntoViewIfNeeded()
  const category = page.getByRole('group', { name: 'Catégorie' })
  await expect(category).toBeInViewport({ ratio: 1 })
  await page.getByRole('checkbox', { name: /^Produits en vedette/ }).check()
  await expect(page).toHaveURL('/boutique?featured=true')
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })
  test('the parts of a search are taken off by plain links, and a size by the form', async ({ page }) => {
    await page.goto('/boutique?search=robe+taille+40')
    await takeOff(page, 'Taille 40').click()
    await expect(page).toHaveURL(/search=robe$/)
    await size(page, '36').check()
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click()
    await expect(size(page, '36')).toBeChecked()
  })
})
