import type { Page } from '@playwright/test'
import { languages } from '../../src/shared/i18n/languages.ts'
import { localizedPath } from '../../src/shared/i18n/localized-path.ts'
import { necessaryKeys } from '../../src/shared/privacy/necessary-keys.ts'
import { pathTo } from '../../src/sitemap.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openProduct } from '../open-product.ts'

const texts = [
  { page: 'deliveryAndReturns', fr: 'Livraison et retours', en: 'Delivery and returns' },
  { page: 'terms', fr: 'Conditions générales de vente', en: 'Terms of sale' },
  { page: 'termsOfUse', fr: 'Conditions générales d’utilisation', en: 'Terms of use' },
  { page: 'legalNotice', fr: 'Mentions légales', en: 'Legal notice' },
  { page: 'privacyNotice', fr: 'Politique de confidentialité', en: 'Privacy notice' },
  { page: 'cookies', fr: 'Cookies et stockage', en: 'Cookies and storage' },
  { page: 'accessibility', fr: 'Accessibilité', en: 'Accessibility' },
] as const

const contents = (page: Page) => page.getByRole('navigation', { name: /^(Sommaire|Contents)$/ })

for (const lng of languages)
  test(
    `every text that binds says what it is, since when, and fits a telephone, ${lng}`,
    deep,
    async ({ page }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width: 390, height: 844 })
      for (const { page: name, [lng]: title } of texts)
        await test.step(title, async () => {
          await page.goto(localizedPath(pathTo(name), lng))
          const main = page.getByRole('main')
          await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
          await expect(main).toContainText(
            /(En vigueur depuis le|In force since) .+, version \d{4}-\d{2}-\d{2}/,
          )
          await expect(main).not.toContainText(/\{\{|undefined/)
          await expect(main.getByText('Only the French text is binding.')).toBeVisible({
            visible: lng === 'en',
          })
          await expect(contents(page).getByRole('link').first()).toBeVisible()
          expect(await accessibilityFaults(page)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        })
    },
  )

test('the table of contents leads by keyboard to a part, and on from there', deep, async ({ page }) => {
  await page.goto('/livraison-retours?lng=en')
  const link = contents(page).getByRole('link', { name: 'Made-to-measure pieces' })
  await link.focus()
  await link.press('Enter')
  await expect(page).toHaveURL('/livraison-retours?lng=en#les-pieces-sur-mesure')
  const heading = page.getByRole('heading', { level: 2, name: 'Made-to-measure pieces' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(header?.height ?? 0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'your guarantees' })).toBeFocused()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(FR|Français)/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Les pièces « Sur mesure »' })).toBeVisible()
})

test('a part is called to by its address without scripts, too', deep, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/politique-confidentialite#vos-droits`)
  await expect(page.getByRole('heading', { level: 2, name: 'Vos droits' })).toBeInViewport()
  await context.close()
})

test('the retention of data is a table, on a telephone as on a desk', deep, async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/politique-confidentialite')
    const table = page.getByRole('table', { name: 'Combien de temps nous les gardons' })
    await expect(table.getByRole('columnheader')).toHaveText(['Données', 'Durée'])
    const row = table.getByRole('row', { name: /^Rendez-vous/ })
    await expect(row.getByRole('cell')).toHaveText('3 ans après la visite')
    const [name, life] = [
      await row.getByRole('rowheader').boundingBox(),
      await row.getByRole('cell').boundingBox(),
    ]
    if (width === 390) expect(life?.y).toBeGreaterThan(name?.y ?? 0)
    else expect(life?.x).toBeGreaterThan(name?.x ?? 0)
  }
})

test('where one withdraws is said in full, and is one link away', async ({ page }) => {
  await page.goto('/livraison-retours')
  const main = page.getByRole('main')
  await expect(main).toContainText('le droit de rétractation ne s’applique pas (art. L221-28 3°)')
  await main.getByRole('link', { name: /\/retractation$/ }).click()
  await expect(page).toHaveURL(/\/retractation$/)
})

test('on paper there is the text and whose it is, and links say where they lead', deep, async ({ page }) => {
  await page.goto('/accessibilite')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(contents(page)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  const remedy = page.getByRole('main').getByRole('link', { name: 'SignalConso' })
  const after = await remedy.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(after).toContain('(')
  await page.goto('/cookies')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('the page about cookies names what the browser keeps, and opens the choice', async ({
  page,
  context,
}) => {
  await page.goto('/cookies?lng=en')
  const main = page.getByRole('main')
  const named = await main.getByRole('rowheader').allTextContents()
  expect(named.toSorted()).toEqual([...necessaryKeys].toSorted())
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  for (const name of [...kept, ...cookies]) expect(named).toContain(name)
  const manage = main.getByRole('button', { name: 'Manage my cookies' })
  await manage.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(manage).toBeFocused()
})

test('the foot of every page leads to all of them, and says how accessible the site is', async ({ page }) => {
  await page.goto('/n-existe-pas')
  const foot = page.getByRole('contentinfo')
  for (const { page: name } of texts)
    await expect(foot.locator(`a[href="${pathTo(name)}"]`).first()).toBeVisible()
  await foot.getByRole('link', { name: 'Accessibilité : partiellement conforme' }).click()
  await expect(page).toHaveURL('/accessibilite')
  await expect(page.getByRole('main')).toContainText('Accessibilité : partiellement conforme.')
  await expect(foot.getByRole('button', { name: 'Gérer mes cookies' })).toBeVisible()
})

test('anyone who orders, registers or writes has the texts at hand, and loses nothing for reading them', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await openProduct(page, 'Étole Séraphine')
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().press('Enter')
  await page.goto('/boutique/panier')
  for (const [name, path] of [
    ['Livraison et retours', '/livraison-retours'],
    ['Conditions de vente', '/cgv'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  await page.getByRole('button', { name: /^Panier/ }).press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Livraison et retours' }).press('Enter')
  await expect(page).toHaveURL('/livraison-retours')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const path of ['/auth?mode=register', '/contact', '/rendez-vous']) {
    await page.goto(path)
    const link = main.getByRole('link', { name: 'Politique de confidentialité' })
    await expect(link).toHaveAttribute('href', '/politique-confidentialite')
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await page.goto('/newsletter')
  await main.getByRole('link', { name: 'Ce que nous faisons de votre adresse' }).click()
  await expect(page).toHaveURL('/politique-confidentialite')
})
