import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'

test.describe('the terms of sale', () => {
  test('are one link away, name who sells, and say which version they are', async ({ page }) => {
    await page.goto('/n-existe-pas')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions de vente' }).click()
    await expect(page).toHaveURL('/cgv')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible()
    await expect(main).toContainText('SIRET')
    await expect(main).toContainText('Médiation Couture et Création')
    await expect(main).toContainText(/En vigueur depuis le .+, version \d{4}-\d{2}-\d{2}/)
    await expect(main).not.toContainText('{{')
    await expect(main.getByRole('link', { name: /\/retractation$/ })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('say in English that only the French ones bind', deep, async ({ page }) => {
    await page.goto('/cgv?lng=en')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Terms of sale' })).toBeVisible()
    await expect(main).toContainText('Only the French text is binding.')
    await expect(main.getByRole('link', { name: 'Your guarantees' })).toHaveAttribute(
      'href',
      '/garanties?lng=en',
    )
  })

  test('fit a telephone', deep, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/cgv')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
