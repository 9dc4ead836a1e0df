import type { Locator } from '@playwright/test'
import { isCovered } from './is-covered.ts'
import { expect } from './journey.ts'

/** Where the focus is, as seen from the reason of a refusal. */
const focusFrom = (told: Locator) =>
  told.evaluate((reason) => {
    const active = document.activeElement ?? document.body
    if (reason.contains(active)) return 'on the reason'
    if (active.getAttribute('aria-describedby')?.split(' ').includes(reason.id)) return 'on its field'
    const { top, bottom } = active.getBoundingClientRect()
    const isSeen = top >= 0 && bottom <= innerHeight
    const isBelow = reason.compareDocumentPosition(active) === Node.DOCUMENT_POSITION_FOLLOWING
    return isSeen && isBelow && active.matches('input')
      ? 'on the field below'
      : `elsewhere: ${active.outerHTML}`
  })

/**
 * What a person has to read after a press: it stands in the window with nothing over it, and the focus is on it, on the
 * field that it describes, or on the field below it that is to be corrected.
 */
export const expectTold = async (told: Locator) => {
  await expect(told).toHaveCount(1)
  await expect(told).toBeInViewport({ ratio: 1 })
  await expect.poll(() => isCovered(told), { message: 'something lies over the reason' }).toBe(false)
  await expect.poll(() => focusFrom(told)).toMatch(/^on /)
}
