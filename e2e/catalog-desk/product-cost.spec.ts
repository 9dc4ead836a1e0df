import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { enterOwnProduct } from '../own-product.ts'
import { signIn } from '../sign-in.ts'

test('what a product costs is noted by itself, and what it cost before stays', deep, async ({ page }) => {
  const { editor, remove } = await enterOwnProduct(page)
  await signIn(page, 'admin')
  await page.goto(editor)
  const cost = page.getByRole('region', { name: 'Coût' })
  const field = cost.getByLabel('Coût hors taxe, en euros')
  const save = cost.getByRole('button', { name: 'Enregistrer le coût' })
  await field.fill('beaucoup')
  await save.click()
  await expect(cost.getByText('Un montant en euros, comme 310,50.')).toBeVisible()
  for (const [typed, told] of [
    ['310,50', /^310,50\s€ depuis le/],
    ['295', /^295\s€ depuis le/],
    ['', /^Inconnu depuis le/],
  ] as const) {
    await field.fill(typed)
    await save.click()
    await expect(cost.getByRole('listitem').first()).toHaveText(told)
  }
  await expect(cost.getByRole('listitem')).toHaveCount(3)
  expect(await accessibilityFaults(page)).toEqual([])
  await field.fill('280')
  await save.click()
  await expect(cost.getByRole('listitem')).toHaveCount(4)
  await page.reload()
  await expect(field).toHaveValue('280')
  await remove()
})
