import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What is still appearing has another colour than it will have; what moves for ever is left to it. */
const appeared = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

/** What axe holds against the page as it stands, one line a fault. */
export const accessibilityFaults = async (page: Page) => {
  // Nothing runs in such a frame, axe as little as anything else: it would wait for it for ever.
  await appeared(page)
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox=""]').analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
