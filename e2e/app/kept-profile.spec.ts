import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })

/** What a page is told of itself that another tab in front could change. */
const seen = (page: Page) =>
  page.evaluate(async () => {
    const startedMs = performance.now()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return {
      isFocused: document.hasFocus(),
      isVisible: document.visibilityState === 'visible',
      isFocusShown: document.activeElement?.matches(':focus-visible'),
      isDrawn: performance.now() - startedMs < 5_000,
    }
  })

test('a page stays focused, visible and drawn while ten others are opened beside it', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await field(page).focus()
  const inFront = { isFocused: true, isVisible: true, isFocusShown: true, isDrawn: true }
  expect(await seen(page)).toEqual(inFront)
  for (let others = 0; others < 10; others++) {
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.bringToFront()
  }
  expect(await seen(page)).toEqual(inFront)
  await expect(field(page)).toBeFocused()
})
