import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type BrowserContext, type Page, test } from '@playwright/test'

/** What Chromium tells about a move of the page; TypeScript's own library knows nothing of it. */
interface LayoutShiftAttribution {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly LayoutShiftAttribution[]
}

declare global {
  interface Window {
    facesDrawnAt?: number
    /** Settles when the page has been drawn twice, with the browser's own time of it. */
    drawnTwice: () => Promise<number>
  }
}

/** So large and so far apart are the pieces of a header: a browser draws between them. */
const pieceBytes = 500
const pieceMs = 40

/** Marks a journey whose browser has fetched nothing of the house before: faces and pictures come late in it. */
export const firstVisit = { tag: '@first-visit' } as const

/**
 * Has every page of the browser note when it was drawn with the faces that have come so far; never, while more come.
 * A journey that sets the clock replaces the page's frames and its time by timers, which a busy machine calls before
 * the page is drawn; this runs before that and keeps the browser's own.
 */
export const noteFaces = (context: BrowserContext) =>
  context.addInitScript(() => {
    const nextFrame = window.requestAnimationFrame.bind(window)
    const now = performance.now.bind(performance)
    window.drawnTwice = () => new Promise((resolve) => nextFrame(() => nextFrame(() => resolve(now()))))
    document.fonts.addEventListener('loading', () => {
      window.facesDrawnAt = Number.POSITIVE_INFINITY
    })
    document.fonts.addEventListener('loadingdone', async () => {
      const drawnAt = await window.drawnTwice()
      if (document.fonts.status === 'loaded') window.facesDrawnAt = drawnAt
    })
  })

const forgetFetched = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/** Opens a page whose faces and pictures come late again, though this journey has fetched them before. */
export const openAnew = async (page: Page, path: string) => {
  await forgetFetched(page)
  await page.goto(path)
}

/**
 * Serves the house once more, with pages whose header comes in small pieces, as over a slow line: a browser draws what
 * it has read so far.
 */
export const serverInPieces = async (origin: string) => {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { accept = '*/*' } = headers
    const answer = await fetch(new URL(url, origin), { headers: { accept } })
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' })
    const body = Buffer.from(await answer.arrayBuffer())
    const from = body.indexOf('<header')
    const until = body.indexOf('</header>')
    const pieces = Array.from({ length: from < 0 ? 0 : Math.ceil((until - from) / pieceBytes) }, (_, place) =>
      body.subarray(from + place * pieceBytes, Math.min(until, from + (place + 1) * pieceBytes)),
    )
    if (pieces.length > 0) response.write(body.subarray(0, from))
    for (const piece of pieces) {
      response.write(piece)
      await delay(pieceMs)
    }
    response.end(pieces.length > 0 ? body.subarray(until) : body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/** The same, with faces that come once the page has been drawn without them, as where the line or the machine is slow. */
export const openBeforeFaces = async (page: Page, path: string) => {
  await forgetFetched(page)
  const drawn = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await drawn.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => window.drawnTwice())
  drawn.resolve()
  await page.waitForLoadState()
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
    const isStill = ({ effect, playState, timeline }: Animation) =>
      playState !== 'running' ||
      // What follows the scroll waits for a hand.
      !(timeline instanceof DocumentTimeline) ||
      effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    return (
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      window.facesDrawnAt !== Number.POSITIVE_INFINITY &&
      [...document.images].every(hasArrived) &&
      document.getAnimations().every(isStill)
    )
  })

/**
 * A face that comes after the first paint may move the word behind another along its line by some pixels: that it is no
 * more is held where faces are made late, in pictures.deep.spec.ts. Of a line, each word counts for itself.
 */
const oneWord = 0.0001

interface Shift {
  /** In Chromium's own measure. */
  readonly value: number
  /** When it happened, and what moved from where to where. */
  readonly told: string
}

const shiftsOf = async (page: Page) => {
  if (!test.info().tags.includes(firstVisit.tag))
    throw new Error('Nothing is late where all has been fetched before: mark this journey as a first visit.')
  await hasCome(page)
  return page.evaluate(async (ofOneWord) => {
    const shifts: Shift[] = []
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry
    const staysOnItsLine = ({ previousRect, currentRect }: LayoutShiftAttribution) =>
      previousRect.y === currentRect.y && previousRect.height === currentRect.height
    const isByFace = ({ value, startTime, sources }: LayoutShift) => {
      const words = sources.every(staysOnItsLine) ? sources.length : 1
      return value < words * ofOneWord && startTime <= (window.facesDrawnAt ?? 0)
    }
    const cornerOf = ({ x, y }: DOMRectReadOnly) => `${x.toFixed(0)},${y.toFixed(0)}`
    const sourceOf = ({ node, previousRect, currentRect }: LayoutShiftAttribution) =>
      `« ${node?.textContent?.trim().slice(0, 40)} » from ${cornerOf(previousRect)} to ${cornerOf(currentRect)}`
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (!isShift(entry) || entry.hadRecentInput || entry.value === 0 || isByFace(entry)) continue
        const sources = entry.sources.map(sourceOf).join('; ')
        shifts.push({
          value: entry.value,
          told: `${entry.value.toFixed(5)} after ${entry.startTime.toFixed(0)} ms: ${sources}`,
        })
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await window.drawnTwice()
    add(observer.takeRecords())
    return shifts
  }, oneWord)
}

/** What of the page has moved by itself since it was opened. */
export const whatMoved = async (page: Page) => (await shiftsOf(page)).map(({ told }) => told)

/** How much of the page has moved by itself since it was opened, in Chromium's own measure. */
export const layoutShift = async (page: Page) =>
  (await shiftsOf(page)).reduce((moved, { value }) => moved + value, 0)
