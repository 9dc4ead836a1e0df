import { expect, type Page } from '@playwright/test'
import { scriptReady } from './script-ready.ts'

/** Opens a piece of the demo house the way a visitor does, searched for and then chosen, and waits for its script. */
export const openPiece = async (page: Page, name: string) => {
  await page.goto(`/boutique?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: new RegExp(`^Voir détails.*${name}$`) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await scriptReady(page)
}
