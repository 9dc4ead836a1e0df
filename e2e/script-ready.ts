import type { Page } from '@playwright/test'

/** Waits until React listens to the page: what is clicked before reaches plain links and forms only. */
export const scriptReady = async (page: Page) => {
  await page.waitForFunction(() => '__listening' in window)
}
