import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { heedSignals } from '../scripts/setup/processes.mjs'
import { type NextTarget, runLoad } from './load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { type RawAnswer, rawAnswer } from './raw-answer.ts'
import { median, quantile } from './statistics.ts'

interface Comparison {
  readonly measured: MeasuredServer
  /** One of the targets: its answer is what the bare server sends. */
  readonly sample: string
  /** Absent when the sample itself is asked for again and again. */
  readonly next?: NextTarget
  readonly status?: number
  readonly rounds?: number
  readonly warmUpMs?: number
}

export interface Compared {
  readonly perSecond: number
  readonly barePerSecond: number
  /** Of each round the house's share of the bare server's, of these the median: what disturbs a round disturbs both. */
  readonly ratio: number
  /** How far apart the rounds were, a tenth left out on either side: wide when the machine had other work. */
  readonly spread: string
  readonly generatorBusy: number
  readonly bytes: number
}

/** Short, so that both turns of a round meet the machine in the same mood. */
const turnMs = 250
const bareWarmUpMs = 700
const startLimitMs = 15_000

/** Loads the house and a bare server that sends the same bytes, in turns, with the same tool. */
export const againstBare = async (comparison: Comparison): Promise<Compared> => {
  const {
    measured,
    sample,
    next = () => sample,
    status = 200,
    rounds = 15,
    warmUpMs = bareWarmUpMs,
  } = comparison
  const answer = await rawAnswer({ port: measured.port, target: sample })
  if (answer.status !== status) throw new Error(`${sample} answered ${answer.status} instead of ${status}`)
  const loadServer = (durationMs: number) => runLoad({ port: measured.port, next, status, durationMs })
  return withBareServer(answer, async (port) => {
    const loadBare = (durationMs: number) => runLoad({ port, next: () => sample, status, durationMs })
    await loadServer(warmUpMs)
    await loadBare(bareWarmUpMs)
    const turns = []
    for (let round = 0; round < rounds; round++) {
      heedSignals()
      turns.push({ own: await loadServer(turnMs), bare: await loadBare(turnMs) })
    }
    const ratios = turns.map(({ own, bare }) => own.perSecond / bare.perSecond)
    return {
      perSecond: median(turns.map(({ own }) => own.perSecond)),
      barePerSecond: median(turns.map(({ bare }) => bare.perSecond)),
      ratio: median(ratios),
      spread: `${quantile(ratios, 0.1).toFixed(2)}–${quantile(ratios, 0.9).toFixed(2)}`,
      generatorBusy: median(turns.map(({ bare }) => bare.generatorBusy)),
      bytes: answer.body.length,
    }
  })
}

const withBareServer = async <T>(answer: RawAnswer, work: (port: number) => Promise<T>) => {
  const server = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    serialization: 'advanced',
  })
  try {
    const ready = once(server, 'message', { signal: AbortSignal.timeout(startLimitMs) })
    server.send(answer)
    const [port] = await ready
    return await work(Number(port))
  } finally {
    server.kill()
  }
}
