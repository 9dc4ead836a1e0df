import { type BrowserContext, type Page, test } from '@playwright/test'

declare global {
  interface Window {
    facesDrawnAt?: number
  }
}

/** Marks a journey whose browser has fetched nothing of the house before: faces and pictures come late in it. */
export const firstVisit = { tag: '@first-visit' } as const

/** Has every page of the browser note when it was drawn with the faces that have come so far; never, while more come. */
export const noteFaces = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.fonts.addEventListener('loading', () => {
      window.facesDrawnAt = Number.POSITIVE_INFINITY
    })
    document.fonts.addEventListener('loadingdone', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.fonts.status === 'loaded') window.facesDrawnAt = performance.now()
        }),
      ),
    )
  })

/** Opens a page whose faces and pictures come late again, though this journey has fetched them before. */
export const openAnew = async (page: Page, path: string) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path)
}

/** Faces and pictures that were asked for have come, and what appears has appeared: any of them may move the page. */
const hasCome = (page: Page) =>
  page.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    }
    const hasArrived = (image: HTMLImageElement) =>
      image.complete || (image.loading === 'lazy' && !isInSight(image))
    const isStill = ({ effect, playState }: Animation) =>
      playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    return (
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      window.facesDrawnAt !== Number.POSITIVE_INFINITY &&
      [...document.images].every(hasArrived) &&
      document.getAnimations().every(isStill)
    )
  })

/**
 * A face that comes after the first paint may move the word behind another by some pixels: that it is no more is held
 * where faces are made late, in pictures.spec.ts, and whether it happens elsewhere is the line's doing.
 */
const oneWord = 0.0001

/** How much of the page has moved by itself since it was opened, in Chromium's own measure. */
export const layoutShift = async (page: Page) => {
  if (!test.info().tags.includes(firstVisit.tag))
    throw new Error('Nothing is late where all has been fetched before: mark this journey as a first visit.')
  await hasCome(page)
  return page.evaluate(
    (ofOneWord) =>
      new Promise<number>((resolve) => {
        let moved = 0
        const shiftOf = (entry: PerformanceEntry) =>
          'value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput ? Number(entry.value) : 0
        const isByFace = (value: number, { startTime }: PerformanceEntry) =>
          value < ofOneWord && startTime <= (window.facesDrawnAt ?? 0)
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const value = shiftOf(entry)
            if (!isByFace(value, entry)) moved += value
          }
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(moved)
          }),
        )
      }),
    oneWord,
  )
}
