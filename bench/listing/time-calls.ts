import { performance } from 'node:perf_hooks'
import { median, quantile } from '../statistics.ts'
import { betweenCalls } from './between-calls.ts'
import type { SizedCatalog } from './sized-catalog.ts'

/** One call, made the same way of every size. */
export type CatalogCall = (catalog: SizedCatalog) => Promise<unknown>

export interface Timing {
  readonly count: number
  /** What each call takes, in the order of the calls. */
  readonly callsMs: readonly number[]
  readonly p50Ms: number
  readonly p95Ms: number
}

interface Timed {
  readonly catalogs: readonly SizedCatalog[]
  readonly calls: readonly CatalogCall[]
  /** Makes each round in new processes, so that every call is the first of its kind. */
  readonly isFirstUse?: boolean
  readonly rounds: number
}

/**
 * Makes each call of every size in turn, so that what disturbs one size disturbs all; the first round warms up. A call
 * counts with the median of its tries: other work on the machine would else lengthen the slow calls of every size alike,
 * and hide how they grow.
 */
export const timeCalls = async (timed: Timed): Promise<readonly Timing[]> => {
  await timeRound(timed)
  const rounds: number[][][] = []
  for (let round = 0; round < timed.rounds; round++) rounds.push(await timeRound(timed))
  return timed.catalogs.map(({ count }, at) => {
    const callsMs = timed.calls.map((_, call) =>
      median(rounds.map((round) => round[at]?.[call] ?? Number.NaN)),
    )
    return { count, callsMs, p50Ms: median(callsMs), p95Ms: quantile(callsMs, 0.95) }
  })
}

const timeRound = async ({ catalogs, calls, isFirstUse = false }: Timed) => {
  const asked: SizedCatalog[] = []
  for (const catalog of catalogs) asked.push(isFirstUse ? await catalog.inNewProcess() : catalog)
  const durations = asked.map((): number[] => [])
  for (const call of calls) {
    await betweenCalls()
    for (const [at, catalog] of asked.entries()) {
      const startedMs = performance.now()
      await call(catalog)
      durations[at]?.push(performance.now() - startedMs)
    }
  }
  return durations
}

/** How many times as long the slow calls of the largest size take as those of the smallest. */
export const growthOf = (timings: readonly Timing[]) =>
  (timings.at(-1)?.p95Ms ?? Number.NaN) / (timings[0]?.p95Ms ?? Number.NaN)
