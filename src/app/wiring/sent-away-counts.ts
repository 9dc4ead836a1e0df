import type { SentAwayCount } from '../../features/dashboard/server/sent-away/keep-sent-away.public.ts'
import type { SentAway } from '../../shared/sent-away.ts'

interface Options {
  readonly nowMs: () => number
  readonly keep: (counts: readonly SentAwayCount[]) => Promise<unknown>
  /** Called when the counts could not be written; they are kept for the next time. */
  readonly onFailure: (error: unknown) => void
}

const minuteMs = 60_000

/**
 * Counts in memory the requests that were sent away, because nothing can be written at the time, and writes the counts
 * down each minute, and at the end. What could not be written stays counted.
 */
export const sentAwayCounts = ({ nowMs, keep, onFailure }: Options) => {
  let counts = new Map<string, SentAwayCount>()

  const add = ({ minute, reason, requests }: SentAwayCount) => {
    const key = `${minute.getTime()} ${reason}`
    counts.set(key, { minute, reason, requests: requests + (counts.get(key)?.requests ?? 0) })
  }

  const write = async () => {
    if (counts.size === 0) return
    const written = [...counts.values()]
    counts = new Map()
    await keep(written).catch((error: unknown) => {
      written.forEach(add)
      onFailure(error)
    })
  }
  const timer = setInterval(write, minuteMs).unref()

  return {
    note: (reason: SentAway) => {
      add({ minute: new Date(Math.floor(nowMs() / minuteMs) * minuteMs), reason, requests: 1 })
    },
    write,
    end: async () => {
      clearInterval(timer)
      await write()
    },
  }
}
