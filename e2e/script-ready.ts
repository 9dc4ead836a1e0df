import type { Locator, Page } from '@playwright/test'

/** Waits until React listens to the page: what is clicked before reaches plain links and forms only. */
export const scriptReady = async (page: Page) => {
  await page.waitForFunction(() => '__listening' in window)
}

/**
 * Waits until the late parts of the page have come: React reports one that is cut off, because the page is left or the
 * network ends, as a fault of the page.
 */
export const latePartsReady = (page: Page) => page.waitForLoadState('networkidle')

/** Waits until the script of a late part has come: its words are on the page before, but nothing in it moves. */
export const partReady = async (part: Locator) => {
  await part.page().waitForFunction((shown) => !shown?.closest('[data-late]'), await part.elementHandle())
}
