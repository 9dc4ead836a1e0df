import type { PageUrl } from './page-key.ts'
import type { AskedPage } from './page-store.ts'

/** The most pages that wait to be rendered again: those that nobody asks for often can wait for who does. */
const mostWaiting = 50
/** The writer whose change dropped the pages is answered first. */
const firstPauseMs = 5
/** The share of a core that these renders may take. */
const share = 1 / 3
/** So much of it can be taken at once: the pages that everybody asks for are there before the next visitor. */
const burstMs = 300

interface PageWarmingOptions {
  /** Renders a page that is not kept, and keeps it; it tells of a failure itself. */
  readonly render: (pageUrl: PageUrl) => Promise<unknown>
  /** Counts a kept page as asked for so many times more; false for one that is not kept. */
  readonly countAsked: (key: string, times: number) => boolean
  readonly nowMs: () => number
  /** Resolves at once when the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Renders the dropped pages that were asked for most again, one at a time, before anyone asks for them. */
export const createPageWarming = ({ render, countAsked, nowMs, pause }: PageWarmingOptions) => {
  const stop = new AbortController()
  let waiting: readonly AskedPage[] = []
  let running: Promise<void> | undefined
  /** What renders took of late beyond their share. */
  let overspent = { ms: 0, atMs: nowMs() }

  const pauseAfter = (startedMs: number) => {
    const endedMs = nowMs()
    const paidMs = (endedMs - overspent.atMs) * share
    overspent = { ms: Math.max(0, overspent.ms + (endedMs - startedMs) - paidMs), atMs: endedMs }
    return Math.max(0, overspent.ms - burstMs) / share
  }

  const renderAgain = async ({ pageUrl, asked }: AskedPage) => {
    // What was asked for counts for less with each change, so that a page that nobody asks for any more is let go.
    const times = Math.floor(asked / 2)
    if (countAsked(pageUrl.key, times)) return
    const startedMs = nowMs()
    await render(pageUrl)
    countAsked(pageUrl.key, times)
    await pause(pauseAfter(startedMs), stop.signal)
  }

  const run = async () => {
    await pause(firstPauseMs, stop.signal)
    for (let [next] = waiting; next && !stop.signal.aborted; [next] = waiting) {
      waiting = waiting.slice(1)
      await renderAgain(next)
    }
    running = undefined
  }

  return {
    add: (dropped: readonly AskedPage[]) => {
      const again = dropped.filter(({ asked }) => asked > 0)
      if (again.length === 0 || stop.signal.aborted) return
      const byKey = new Map([...waiting, ...again].map((page) => [page.pageUrl.key, page]))
      waiting = [...byKey.values()].toSorted((one, other) => other.asked - one.asked).slice(0, mostWaiting)
      running ??= run()
    },
    /** Resolves once the render that is under way has ended; no other begins. */
    end: async () => {
      stop.abort()
      await running
    },
  }
}
