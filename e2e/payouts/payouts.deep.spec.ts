import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { keepTokens, openSession } from '../sign-in.ts'

const signIn = async (page: Page) => {
  const context = page.context()
  await keepTokens(context, await openSession(context, 'admin'))
}

const versements = '/admin/comptes?view=versements'

test(
  'an admin reads the payouts, opens one down to its orders, and sees that all matches',
  deep,
  async ({ page }) => {
    await signIn(page)
    await page.goto('/admin/comptes')
    await page.getByRole('navigation', { name: 'Comptes' }).getByRole('link', { name: 'Versements' }).click()
    await expect(page).toHaveURL(/view=versements/)
    const table = page.getByRole('table', { name: /^Les versements du prestataire/ })
    await expect(table.getByText('Rapproché à zéro').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'À rapprocher' })).toBeVisible()
    await page.getByRole('button', { name: 'Relever maintenant' }).click()
    await expect(page.getByText(/^(Rien de nouveau|\d+ nouveaux? mouvements?)$/).first()).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])

    const file = page.waitForEvent('download')
    await page.getByRole('main').getByRole('button', { name: 'CSV' }).first().click()
    const saved = await readFile(await (await file).path(), 'utf8')
    expect(saved).toMatch(/^\ufeffVersement;Arrivé le;Statut;Rapprochement;Montant;/)

    await table.getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 2, name: /^Versement du / })).toBeFocused()
    const lines = page.getByRole('table', { name: 'Les lignes de ce versement' })
    await expect(lines.getByRole('row').filter({ hasText: 'Paiement' }).first()).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await lines
      .getByRole('link', { name: /^(MC|SM)-/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/admin\/(commandes\/|creations\?opened=)/)
    await page.goBack()
    await page.getByRole('link', { name: '← Tous les versements' }).click()
    await expect(table).toBeVisible()
  },
)

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the list and a payout fit, with their amounts', deep, async ({ page }) => {
    await signIn(page)
    await page.goto(versements)
    await expect(page.getByText('Rapproché à zéro').first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/€/).filter({ visible: true }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('table').getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 2, name: /^Versement du / })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
