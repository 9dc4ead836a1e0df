import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'

test(
  'a stage is passed from the board, by a drag to the next column or by a button',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/creations')
    await page.getByRole('link', { name: 'Tableau' }).click()
    await expect(page).toHaveURL(/view=tableau/)
    const column = (name: RegExp) => page.getByRole('region', { name })
    const card = column(/^Toile/)
      .getByRole('listitem')
      .filter({ hasText: 'Sophie Lambert' })
    await expect(card).toBeVisible()
    await expect(
      column(/^Premier essayage/)
        .getByText('en retard')
        .first(),
    ).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const dialog = page.getByRole('dialog', { name: /^Franchir l’étape «.Toile.»/ })
    // Only the next column takes it. At its head, each of these is in the window: nothing scrolls while it is dragged.
    const head = { targetPosition: { x: 20, y: 12 } }
    await card.dragTo(column(/^Prise de mesures/), head)
    await expect(dialog).toBeHidden()
    await card.dragTo(column(/^Premier essayage/), head)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: /^Franchir l’étape de SM-/ }).press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await card.getByRole('link', { name: 'Sophie Lambert' }).click()
    await expect(page.getByRole('heading', { name: /Sophie Lambert/ })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/creations?view=tableau')
    await expect(card).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)
