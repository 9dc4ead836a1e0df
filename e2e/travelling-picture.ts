import type { Page } from '@playwright/test'

declare global {
  interface Window {
    travels: [before: string[], after: string[]][]
  }
}

/** Notes, for each view transition from now on, the pictures that carry a name before and after it. */
export const noteTravels = (page: Page) =>
  page.evaluate(() => {
    const named = () =>
      [...document.querySelectorAll('img')]
        .filter((image) => getComputedStyle(image).viewTransitionName !== 'none')
        .map(({ alt }) => alt)
    const start = document.startViewTransition.bind(document)
    window.travels = []
    document.startViewTransition = (update) => {
      const before = named()
      return start(async () => {
        if (typeof update === 'function') await update()
        window.travels.push([before, named()])
      })
    }
  })

/** What was noted, oldest first. */
export const travels = (page: Page) => page.evaluate(() => window.travels)
