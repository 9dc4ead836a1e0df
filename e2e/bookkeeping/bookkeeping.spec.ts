import { readFec } from '../../src/testing/bookkeeping/read-fec.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { saved, signInAccountant } from './accountant.ts'

test(
  'the accountant narrows the papers, saves one, the list, and the archive of a month',
  deep,
  async ({ page }) => {
    await signInAccountant(page)
    await page.goto('/admin/comptes')
    await expect(page.getByRole('heading', { level: 1, name: 'Comptes' })).toBeVisible()
    await expect(page.getByText('aucun numéro ne manque.').first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Série' }).selectOption('Avoirs')
    await expect(page).toHaveURL(/series=A/)
    await expect(page.getByRole('button', { name: /^Enregistrer la pièce F-/ })).toHaveCount(0)
    const paper = await saved(page, /^Enregistrer la pièce A-/)
    expect(paper.name).toMatch(/^Avoir A-\d{4}-\d{6}\.pdf$/)
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const list = await saved(page, 'CSV')
    expect(list.name).toBe('invoices.csv')
    const [head, first] = list.bytes.toString('utf8').replace('\ufeff', '').split('\r\n')
    expect(head).toMatch(/^Pièce;Série;.*;TVA 20 %;/)
    expect(first).toMatch(/^A-/)
    expect(await accessibilityFaults(page)).toEqual([])

    const issued = await page.locator('main time').first().getAttribute('datetime')
    await page.getByRole('combobox', { name: 'Période' }).selectOption(issued?.slice(0, 7) ?? '')
    await page.getByRole('button', { name: 'Préparer l’archive' }).click()
    await expect(page.getByRole('list', { name: 'Archives' }).getByText('Prête')).toBeVisible({
      timeout: 60_000,
    })
    const archive = await saved(page, /^Enregistrer (?!la pièce)/)
    expect(archive.name).toBe(`Factures ${issued?.slice(0, 7)}.zip`)
    expect(archive.bytes.subarray(0, 2).toString()).toBe('PK')
  },
)

test(
  'the journal of a year is read and saved, and the lines of the VAT return beside it',
  deep,
  async ({ page }) => {
    await signInAccountant(page)
    await page.goto('/admin/comptes?view=journal')
    await page.getByRole('combobox', { name: 'Période' }).selectOption('Cette année')
    await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)
    await expect(page.getByRole('row').filter({ hasText: '411000' }).first()).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const journal = await saved(page, 'CSV')
    expect(journal.bytes.toString('utf8')).toMatch(
      /^\ufeffdate;journal;compte;intitulé;libellé;débit;crédit;pièce;/,
    )
    const fec = await saved(page, 'FEC')
    expect(readFec(fec.bytes, fec.name).length).toBeGreaterThan(5)
    await page.getByRole('link', { name: 'TVA', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Seuil de l’Union' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('each view fits, with its amounts', deep, async ({ page }) => {
    await signInAccountant(page)
    for (const view of ['', '?view=journal', '?view=tva']) {
      await page.goto(`/admin/comptes${view}`)
      await expect(page.getByRole('main').getByText(/€/).filter({ visible: true }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })
})
