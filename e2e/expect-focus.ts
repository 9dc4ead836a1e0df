import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

interface Expectation {
  /** What a notice says to whoever does not see the page. */
  readonly said?: string
}

/** After an act of the team: it is told, what was written is read again, and the focus is on this part of the page. */
export const expectFocus = async (part: Locator, { said }: Expectation = {}) => {
  const page = part.page()
  if (said !== undefined)
    await expect(page.locator('[aria-live]').getByText(said, { exact: true }).last()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(part).toBeFocused()
}
