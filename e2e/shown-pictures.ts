import type { Page } from '@playwright/test'

/** A picture as the browser shows it. */
export interface ShownPicture {
  readonly file: string
  /** How many pixels of the screen it takes, from side to side. */
  readonly takes: number
  /** How wide the chosen file is, and the ones it was chosen from. */
  readonly chosen: number
  readonly offered: readonly number[]
}

const longestFrameMs = 1000

/** Walks down the page, so that lazy pictures come, and tells each one with the file that was chosen for it. */
export const shownPictures = async (page: Page): Promise<readonly ShownPicture[]> => {
  const pictures = page.locator('main img')
  // In the page itself: a drawing that comes about leaves when it has, and cannot be waited for from outside.
  await pictures.evaluateAll(async (images, mostFrameMs) => {
    for (const image of images) {
      image.scrollIntoView()
      const painted = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      // Without a screen Chromium once in a long while owes a frame; the next scroll brings it.
      const owed = new Promise((done) => setTimeout(done, mostFrameMs))
      await Promise.race([painted, owed])
    }
  }, longestFrameMs)
  // One that was passed before the browser looked is never asked for: it is gone to again until it is there.
  await page.waitForFunction(
    () => {
      const images = document.querySelectorAll<HTMLImageElement>('main img')
      const missing = [...images].find(({ complete, currentSrc }) => !complete || !currentSrc)
      missing?.scrollIntoView()
      return !missing
    },
    undefined,
    { polling: 100 },
  )
  return pictures.evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map((image) => {
        // What covers its place is as wide as the place, or wider where the place is taller than its shape.
        const { width, height } = image.getBoundingClientRect()
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const widths = (image.parentElement?.querySelector('source')?.srcset ?? '').matchAll(/ (\d+)w/g)
        return {
          file: image.currentSrc,
          takes: Math.max(width, height * shape) * devicePixelRatio,
          chosen: Number(/\/(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
          offered: [...widths].map(([, each]) => Number(each)),
        }
      }),
  )
}
