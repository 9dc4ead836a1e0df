import { platformFileSchema } from '../../src/features/bookkeeping/e-reporting/e-reporting.contract.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { saved, signInAccountant } from './accountant.ts'

test(
  'the accountant reads what is reported, until when, and saves the totals and the file of a period',
  deep,
  async ({ page }) => {
    await signInAccountant(page)
    await page.goto('/admin/comptes?view=e-reporting')
    await expect(page.getByText('à partir du 1er septembre 2027')).toBeVisible()
    await page.getByRole('combobox', { name: 'Période' }).selectOption('Le mois dernier')
    await expect(page).toHaveURL(/from=\d{4}-\d\d-01/)
    const totals = page.getByRole('table', { name: 'Par jour, opération, taux et pays' })
    await expect(totals.getByRole('row', { name: /^Total/ })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Périodes à transmettre' }).getByRole('row')).toHaveCount(4)
    expect(await accessibilityFaults(page)).toEqual([])
    const list = await saved(page, 'CSV')
    expect(list.bytes.toString('utf8')).toMatch(
      /^\ufeffdate;flux;opération;catégorie;taux;pays;base HT;TVA;nombre;devise;pièce;client\r\n/,
    )
    const file = await saved(page, /^JSON du /)
    expect(file.name).toMatch(/^e-reporting-\d{9}-transactions-\d{4}-\d\d-01-\d{4}-\d\d-10\.json$/)
    expect(platformFileSchema.parse(JSON.parse(file.bytes.toString('utf8'))).kind).toBe('transactions')
  },
)

test('the figures of a year are broken down, and each opens its rows', deep, async ({ page }) => {
  await signInAccountant(page)
  await page.goto('/admin/comptes?view=chiffres')
  await page.getByRole('combobox', { name: 'Période' }).selectOption('Cette année')
  const categories = page.getByRole('table', { name: 'Catégorie' })
  const whole = categories.getByRole('row', { name: /^Total/ })
  await expect(whole).toBeVisible()
  await expect(categories.getByRole('columnheader', { name: 'Marge HT' })).toBeVisible()
  await expect(whole).toContainText(/coût connu\s: \d{1,2}\s%/)
  await expect(categories.getByRole('link').first()).toHaveAttribute('href', /category=.*&paid=/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Pièce', exact: true }).click()
  const pieces = page.getByRole('table', { name: 'Pièce' })
  const first = pieces.getByRole('row').nth(1)
  await expect(first).toBeVisible()
  // What is made to measure has no product: it stands in a row of its own, behind all that do.
  await expect(pieces.getByRole('row', { name: /^Créations sur mesure/ })).toBeVisible()
  const figures = await saved(page, 'CSV')
  expect(figures.bytes.toString('utf8')).toMatch(/^\ufeffnom;commandes;vendues;rendues;/)
  const orders = Number(/\d+/.exec((await first.getByRole('cell').first().textContent()) ?? ''))
  expect(orders).toBeGreaterThan(0)
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/orders\?product=.*&paid=/)
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(orders + 1)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('both views fit, with their amounts', deep, async ({ page }) => {
    await signInAccountant(page)
    for (const view of ['e-reporting', 'chiffres']) {
      await page.goto(`/admin/comptes?view=${view}`)
      await page.getByRole('combobox', { name: 'Période' }).selectOption('Cette année')
      await expect(page.getByRole('main').getByText(/€/).filter({ visible: true }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })
})
