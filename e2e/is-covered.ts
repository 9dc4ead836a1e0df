import type { Locator } from '@playwright/test'

/** Whether something else lies over the middle of a part of the page, or the window ends before it. */
export const isCovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
