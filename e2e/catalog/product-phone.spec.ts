import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openProduct } from '../open-product.ts'
import { signIn } from '../sign-in.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const bar = (page: Page) => page.getByRole('region', { name: 'Acheter cette pièce' })
const button = (page: Page) => page.getByRole('button', { name: 'Ajouter au panier', exact: true })

/** Returns how far above the bar the last line of the page ends, seen at the end of the page. */
const footAboveBar = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const foot = await page.getByRole('contentinfo').boundingBox()
  const top = await bar(page).boundingBox()
  return foot && top ? top.y - foot.y - foot.height : Number.NaN
}

test('price, size and the button stay at hand while the button of the page is out of sight', async ({
  page,
}) => {
  await openProduct(page, 'Robe Garance')
  await expect(bar(page)).toContainText('690 €')
  await expect(bar(page)).toContainText('Taille 34')
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  expect(await accessibilityFaults(page)).toEqual([])
  await bar(page)
    .getByLabel(/^Taille/)
    .selectOption('38')
  await expect(page.getByRole('radio', { name: '38', exact: true })).toBeChecked()
  await expect(bar(page)).toContainText('Taille 38')

  await page.getByRole('spinbutton', { name: 'Quantité' }).scrollIntoViewIfNeeded()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeVisible()
  // A part that comes late makes the page longer, so each look scrolls to its end again.
  await expect.poll(() => footAboveBar(page)).toBeGreaterThanOrEqual(-1)

  await bar(page).getByRole('button', { name: 'Ajouter au panier' }).tap()
  const added = page.getByText('Robe Garance, taille 38')
  await expect(added).toBeVisible()
  const message = await page.getByRole('dialog').filter({ has: added }).boundingBox()
  const top = await bar(page).boundingBox()
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
  await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible()
})

test(
  'the bar makes way for anyone who writes, and is not there where there is no room or nothing to buy',
  deep,
  async ({ page }) => {
    await signIn(page)
    await openProduct(page, 'Robe Garance')
    await page.getByRole('button', { name: 'Rédiger un avis' }).click()
    await expect(bar(page)).toBeVisible()
    await page.getByRole('textbox', { name: /avis/ }).focus()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('textbox', { name: /avis/ }).blur()
    await expect(bar(page)).toBeVisible()
    await page.setViewportSize({ width: 700, height: 390 })
    await expect(bar(page)).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(bar(page)).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await openProduct(page, 'Robe Rubis')
    await expect(button(page).last()).toBeAttached()
    await expect(bar(page)).toHaveCount(0)
  },
)

test('the enlarged view of a product with a long name is closed by its button', async ({ page }) => {
  await openProduct(page, 'Robe de mariée Aurore')
  await page
    .getByRole('link', { name: /^Agrandir la vue/ })
    .first()
    .tap()
  const viewer = page.getByRole('dialog', { name: 'Robe de mariée Aurore' })
  const close = viewer.getByRole('button', { name: 'Fermer la vue agrandie' })
  await expect(close).toBeInViewport({ ratio: 1 })
  await close.tap()
  await expect(viewer).toBeHidden()
})
