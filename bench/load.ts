import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { Refusal } from '../scripts/setup/refusal.mjs'

/** What to ask for, call by call; nothing more to ask ends the load early. */
export type NextTarget = () => string | undefined

interface Load {
  readonly port: number
  readonly next: NextTarget
  readonly status: number
  readonly durationMs: number
}

export interface LoadResult {
  readonly answers: number
  readonly perSecond: number
  /** Share of the time this process was busy: near 1, the measure is of the load and not of the server. */
  readonly generatorBusy: number
}

/** Enough to keep the one core of a server busy, few enough that no render waits long for the others. */
const connections = 8
const answerLimitMs = 15_000
const longestHeadBytes = 8192
const overloaded = 'HTTP/1.1 503 '
const headEnd = '\r\n\r\n'
const lastChunk = '\r\n0\r\n\r\n'

const requestFor = (target: string) =>
  `GET ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/html, application/json\r\naccept-encoding: br\r\n\r\n`

/**
 * Asks over kept-alive connections, on each the next question as soon as the last is answered in full. Bare sockets,
 * because the generators on npm need more processor time for an answer than the servers measured here.
 */
export const runLoad = async (load: Load): Promise<LoadResult> => {
  const startedMs = performance.now()
  const busyBefore = performance.eventLoopUtilization()
  const state = { endsAtMs: startedMs + load.durationMs, answers: 0 }
  await Promise.all(Array.from({ length: connections }, () => askRepeatedly(load, state)))
  const seconds = (performance.now() - startedMs) / 1000
  return {
    answers: state.answers,
    perSecond: state.answers / seconds,
    generatorBusy: performance.eventLoopUtilization(busyBefore).utilization,
  }
}

interface LoadState {
  readonly endsAtMs: number
  answers: number
}

const askRepeatedly = async ({ port, next, status }: Load, state: LoadState) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const done = ending(socket)
  const answered = answerReader(status)
  let pending = next()
  const ask = () => {
    if (pending === undefined) socket.end()
    else socket.write(requestFor(pending), 'latin1')
  }
  socket.setTimeout(answerLimitMs, () => socket.destroy(new Error(`no answer to ${pending} in time`)))
  socket.once('connect', ask)
  socket.on('data', (chunk: Buffer) => {
    try {
      if (!answered(chunk)) return
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)))
      return
    }
    state.answers++
    pending = performance.now() < state.endsAtMs ? next() : undefined
    ask()
  })
  await done
}

const ending = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => resolve())
  })

/** Says for each part of an answer whether the answer is complete now, and refuses any status but the expected one. */
const answerReader = (status: number) => {
  const start = `HTTP/1.1 ${status} `
  let head = ''
  let isWhole: ((product: Buffer) => boolean) | undefined

  /** What one received chunk adds to the body, once the head is over. */
  const bodyIn = (chunk: Buffer) => {
    if (isWhole) return chunk
    const seen = head.length
    head += chunk.toString('latin1', 0, longestHeadBytes)
    const at = head.indexOf(headEnd)
    if (at < 0) return undefined
    if (head.startsWith(overloaded))
      throw new Refusal('The house refuses the load (503): this machine is too busy.')
    if (!head.startsWith(start)) throw new Error(`expected ${status}, found ${head.split('\r\n', 1)[0]}`)
    isWhole = bodyReader(head.slice(0, at))
    head = ''
    return chunk.subarray(at + headEnd.length - seen)
  }

  return (chunk: Buffer): boolean => {
    const body = bodyIn(chunk)
    if (body === undefined || !isWhole?.(body)) return false
    isWhole = undefined
    return true
  }
}

const bodyReader = (head: string) => {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return countedBody(Number(length))
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return chunkedBody()
  throw new Error('the answer does not say where it ends')
}

const countedBody = (length: number) => {
  let missing = length
  return (chunk: Buffer) => {
    missing -= chunk.length
    return missing === 0
  }
}

/** Looks for the end only where a chunk ends: nothing follows an answer before the next question. */
const chunkedBody = () => {
  let tail = ''
  return (chunk: Buffer) => {
    tail = (tail + chunk.toString('latin1', Math.max(0, chunk.length - lastChunk.length))).slice(
      -lastChunk.length,
    )
    return tail === lastChunk
  }
}
