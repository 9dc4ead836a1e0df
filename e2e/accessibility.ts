import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe holds against the page as it stands, one line a fault. */
export const accessibilityFaults = async (page: Page) => {
  // Nothing runs in such a frame, axe as little as anything else: it would wait for it for ever.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox=""]').analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
