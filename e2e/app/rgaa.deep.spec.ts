import type { Page } from '@playwright/test'
import { pathTo, type SitemapEntry, sitemap } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { buyer, openStep } from '../checkout-customer.ts'
import { expect, test } from '../journey.ts'
import { plentiful } from '../own-order.ts'

/** The pages of the audit that need no account, but for the page of a product. */
const pages = [
  'home',
  'shop',
  'booking',
  'signIn',
  'contact',
  'sizeGuide',
  'legalNotice',
  'accessibility',
  'allPages',
] as const

/** The spacing that criterion 10.12 of the RGAA names. */
const setApart = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** The texts that their box cuts off, but for summaries, which are cut on purpose, and tables, which scroll. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const box = element.closest('[class*="truncate"], [class*="overflow-hidden"], [class*="line-clamp-2"]')
      if (!box || element.closest('article, table')) return false
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      const { right, bottom } = box.getBoundingClientRect()
      return text.right > right + 2 || text.bottom > bottom + 2
    }
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('.sr-only, [aria-hidden="true"], [inert]') &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter(isCut)
      .map((element) => element.textContent?.trim().slice(0, 40))
  })

test.describe('with lines, letters and words set apart', () => {
  test.use({ bypassCSP: true })

  test('no page cuts a text off or scrolls aside', async ({ page }) => {
    test.setTimeout(60_000)
    const { products } = await (await page.request.get('/api/products?customizable=oui&limit=1')).json()
    const product = pathTo('product', { id: products[0]?._id })
    for (const path of [...pages.map((name) => pathTo(name)), product])
      await test.step(path, async () => {
        await page.goto(path)
        await page.addStyleTag({ content: setApart })
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await cutTexts(page), `${path}, ${width} px`).toEqual([])
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
            .toBeLessThanOrEqual(width)
        }
      })
  })
})

test('the foot of every page leads to a plan of the site, which leads everywhere', async ({ page }) => {
  await page.goto(pathTo('contact'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plan du site' })).toBeVisible()
  const main = page.getByRole('main')
  expect(await accessibilityFaults(page)).toEqual([])
  for (const [group, first] of [
    ['La maison', 'Accueil'],
    ['Aide et commande', 'Guide des tailles'],
    ['Informations légales', 'Conditions de vente'],
    ['La boutique par catégorie', 'Mariage'],
    ['Votre compte', 'Se connecter'],
  ] as const)
    await expect(main.getByRole('list', { name: group }).getByRole('link').first()).toHaveText(first)
  const listed = Object.values(sitemap).filter(
    (entry: SitemapEntry) =>
      (entry.access === 'public' ? entry.indexed !== false : entry.path.startsWith('/compte')) &&
      !entry.path.includes(':') &&
      !entry.development,
  )
  expect(listed.length).toBeGreaterThan(20)
  for (const { path } of listed) await expect(main.locator(`a[href="${path}"]`), path).toHaveCount(1)
  await main.getByRole('link', { name: 'Soirée', exact: true }).click()
  await expect(page).toHaveURL('/boutique?category=soiree')
})

test('countries are listed in groups', async ({ page }) => {
  await buyer(page, { name: plentiful })
  await openStep(page, 'details')
  const groups = page.getByLabel('Pays').locator('optgroup')
  await expect(groups).toHaveCount(2)
  await expect(groups.first()).toHaveAttribute('label', 'Union européenne')
  await expect(groups.first().locator('option[value="BE"]')).toHaveText('Belgique')
})
