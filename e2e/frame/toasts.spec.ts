import type { Page } from '@playwright/test'
import { isCovered } from '../is-covered.ts'
import { expect, test } from '../journey.ts'

/** Where messages appear in a wide window: at its right, below the header. */
const amongMessages = { x: 1200, y: 110 }
const message = (page: Page) =>
  page.locator('[data-type=success]').getByText('Produit ajouté', { exact: true })

/** By keyboard, so that the pointer rests where it is. */
const addVeil = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: 'Ajouter au panier : Voile Brume' }).press('Enter')

test('a message goes by itself from under a pointer that rests, and stays for one that comes to it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/boutique?category=accessoires')
  await page.mouse.move(amongMessages.x, amongMessages.y)
  await addVeil(page)
  await expect(message(page)).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(({ x, y }) => !!document.elementFromPoint(x, y)?.closest('[role=dialog]'), amongMessages),
    )
    .toBe(true)
  await page.clock.runFor(6000)
  await expect(message(page)).toBeHidden()

  await page.mouse.move(100, 500)
  await addVeil(page)
  await expect(message(page)).toBeVisible()
  await page.mouse.move(amongMessages.x, amongMessages.y, { steps: 3 })
  await page.clock.runFor(60_000)
  await expect(message(page)).toBeVisible()
  await page.mouse.move(100, 500)
  await page.clock.runFor(6000)
  await expect(message(page)).toBeHidden()
})

test('a press in the moment in which a message appears reaches what is below it', async ({ page }) => {
  await page.goto('/boutique?category=accessoires')
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const shown = document.querySelector('[role=dialog][data-type=success]')
      if (!shown) return
      watch.disconnect()
      const { left, top } = shown.getBoundingClientRect()
      document.documentElement.dataset.tookPress = String(
        shown.contains(document.elementFromPoint(left + 30, top + 30)),
      )
    }).observe(document.body, { childList: true, subtree: true })
  })
  await addVeil(page)
  await expect(page.locator('html')).toHaveAttribute('data-took-press', 'false')
  await page.locator('[data-type=success]').getByRole('button', { name: 'Fermer' }).click()
  await expect(message(page)).toBeHidden()
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a message makes way for a button that comes to lie under it', async ({ page }) => {
    await page.clock.install()
    await page.goto('/mentions-legales')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer mes cookies' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    const notice = page.locator('[role=dialog][data-type=success]')
    await expect(notice).toBeVisible()
    await expect.poll(() => isCovered(notice)).toBe(false)
    // It would be gone by itself after five seconds.
    await page.clock.pauseAt(new Date(Date.now() + 500))
    const wasCovered = await notice.evaluate((shown) => {
      // What was pressed last, at the foot of the page, would keep it from its other place.
      window.scrollTo({ top: 0, behavior: 'instant' })
      const { top, left } = shown.getBoundingClientRect()
      const button = document.createElement('button')
      button.textContent = 'Ce qui vient ensuite'
      button.style.cssText = `position: fixed; top: ${top}px; left: ${left}px; width: 200px; height: 48px`
      document.querySelector('main')?.append(button)
      return document.elementFromPoint(left + 100, top + 24) !== button
    })
    expect(wasCovered).toBe(true)
    await page.clock.runFor(100)
    const next = page.getByRole('button', { name: 'Ce qui vient ensuite' })
    await expect.poll(() => isCovered(next)).toBe(false)
    await expect(notice).toBeVisible()
  })
})
