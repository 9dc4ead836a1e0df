import type { Page } from '@playwright/test'

type Block = Record<string, unknown>

/** The JSON-LD blocks of a page. */
export const structuredData = async (page: Page): Promise<readonly Block[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text): Block => JSON.parse(text))
}
