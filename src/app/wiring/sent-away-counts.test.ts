import { afterEach, expect, it } from 'vitest'
import type { SentAwayCount } from '../../features/dashboard/server/sent-away/keep-sent-away.public.ts'
import { sentAwayCounts } from './sent-away-counts.ts'

const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

const setUp = () => {
  const state = { nowMs: Date.UTC(2026, 10, 26, 14, 5, 12), isAway: false }
  const kept: SentAwayCount[][] = []
  const failures: unknown[] = []
  const counts = sentAwayCounts({
    onFailure: (error) => failures.push(error),
    nowMs: () => state.nowMs,
    keep: async (written) => {
      if (state.isAway) throw new Error('no database')
      kept.push([...written])
    },
  })
  ends.push(counts.end)
  return { state, kept, counts, failures }
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 14, minute))

it('counts by minute and reason, and writes each count once', async () => {
  const { state, kept, counts } = setUp()
  counts.note('load')
  counts.note('load')
  counts.note('network')
  state.nowMs += 60_000
  counts.note('load')
  await counts.write()
  await counts.end()
  expect(kept).toEqual([
    [
      { minute: at(5), reason: 'load', requests: 2 },
      { minute: at(5), reason: 'network', requests: 1 },
      { minute: at(6), reason: 'load', requests: 1 },
    ],
  ])
})

it('loses nothing while the database is away', async () => {
  const { state, kept, counts, failures } = setUp()
  state.isAway = true
  counts.note('outage')
  await counts.write()
  expect(failures).toHaveLength(1)
  counts.note('outage')
  state.isAway = false
  await counts.write()
  expect(kept).toEqual([[{ minute: at(5), reason: 'outage', requests: 2 }]])
})
