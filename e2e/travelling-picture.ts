import type { Page } from '@playwright/test'

declare global {
  interface Window {
    travels: [before: string[], after: string[]][]
    journeys: number[]
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
    window.journeys = []
    document.startViewTransition = (update) => {
      const before = named()
      const transition = start(async () => {
        if (typeof update === 'function') await update()
        window.travels.push([before, named()])
      })
      transition.ready.then(() => {
        const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        window.journeys.push(Math.max(0, ...ends))
      })
      return transition
    }
  })

/** What was noted, oldest first. */
export const travels = (page: Page) => page.evaluate(() => window.travels)

/** How long each of them was to take from its first frame, in milliseconds. */
export const journeys = (page: Page) => page.evaluate(() => window.journeys)
