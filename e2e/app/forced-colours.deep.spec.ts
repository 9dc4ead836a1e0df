import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openProduct } from '../open-product.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

const styleOf = (target: Locator, property: string, pseudo?: string) =>
  target.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const)

test('the thread under the page being read is seen in forced colours', async ({ page }) => {
  await page.goto('/boutique')
  const current = page.getByRole('banner').getByRole('link', { name: 'Boutique', exact: true })
  await expect(current).toHaveAttribute('aria-current', 'page')
  const ground = await styleOf(page.locator('html'), 'background-color')
  expect(await styleOf(current, 'background-color', '::after')).not.toBe(ground)
  expect(await styleOf(page.locator('footer .thread').first(), 'background-color')).not.toBe(ground)
})

test('the chosen category is told from the others in forced colours', async ({ page }) => {
  await page.goto('/boutique')
  const [chosen, other] = [true, false].map((checked) => page.getByRole('radio', { checked }).first())
  if (!chosen || !other) throw new Error('no choices')
  const ground = await styleOf(chosen, 'background-color')
  expect(ground).not.toBe(await styleOf(other, 'background-color'))
  expect(await styleOf(chosen, 'background-color', '::before')).not.toBe(ground)
})

test('the chosen size and the chosen view are told from the others in forced colours', async ({ page }) => {
  await openProduct(page, 'Robe Garance')
  const tile = (checked: boolean) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { checked, disabled: false }) })
      .first()
  // Colours arrive by a transition.
  await expect
    .poll(
      async () =>
        (await styleOf(tile(true), 'background-color')) === (await styleOf(tile(false), 'background-color')),
    )
    .toBe(false)
  await expect
    .poll(
      async () => (await styleOf(tile(true), 'color')) === (await styleOf(tile(true), 'background-color')),
    )
    .toBe(false)
  const views = page.getByRole('region', { name: 'Vues de la pièce' }).getByRole('listitem').getByRole('link')
  const ground = await styleOf(page.locator('html'), 'background-color')
  await expect.poll(() => styleOf(views.nth(1), 'border-top-color')).toBe(ground)
  expect(await styleOf(views.first(), 'border-top-color')).not.toBe(ground)
})
