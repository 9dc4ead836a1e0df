import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { MeasuredServer } from '../measured-server.ts'
import { publicPages } from '../public-pages.ts'
import type { Section } from '../section.ts'
import { median, quantile } from '../statistics.ts'

const rounds = 5
const roundMs = 4_000
const loginsPerSecond = 90
const pagesPerSecond = 40
const mostPageMs = 20
const answerLimitMs = 15_000

interface Answer {
  readonly status: number
  readonly ms: number
}

interface LoginCall {
  readonly agent: Agent
  readonly port: number
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly text?: string
}

const answerOf = ({ text, ...asked }: LoginCall) =>
  new Promise<Answer>((resolve, reject) => {
    const startedMs = performance.now()
    const sent = request({ host: '127.0.0.1', ...asked }, (answer) => {
      answer.resume().on('error', reject)
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedMs }))
    })
    sent.setTimeout(answerLimitMs, () => sent.destroy(new Error(`no answer to ${asked.path} in time`)))
    sent.once('error', reject).end(text)
  })

let strangers = 0

/** A visitor whom the house has never seen, from a separate network, as the proxy before the house reports it. */
const logIn = (agent: Agent, port: number) => {
  const number = ++strangers
  return answerOf({
    agent,
    port,
    path: '/api/auth/login',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `2001:db8:${(number >> 8).toString(16)}:${(number & 0xff).toString(16)}::1`,
    },
    text: JSON.stringify({ email: `stranger-${number}@example.fr`, password: 'organza et velours' }),
  })
}

/** Asks so many times a second whatever is answered, and answers everything that came back. */
const steadily = async (perSecond: number, ask: () => Promise<Answer>) => {
  const startedMs = performance.now()
  const answers: Promise<Answer>[] = []
  for (let count = 0; performance.now() - startedMs < roundMs; count++) {
    const dueMs = startedMs + (count * 1000) / perSecond
    const early = dueMs - performance.now()
    if (early > 0) await wait(early)
    answers.push(ask())
  }
  return Promise.all(answers)
}

/** A kept page while no customer signs in and while many do, in turns. */
export const measureLogins = async (measured: MeasuredServer): Promise<Section> => {
  const { port } = measured
  const [page] = await publicPages(measured)
  const path = page?.target ?? '/'
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const askPage = () => answerOf({ agent, port, path, headers: { 'accept-encoding': 'br' } })
  const times = { quiet: [] as number[], flooded: [] as number[] }
  const logins: Answer[] = []
  for (let warmUp = 0; warmUp < 50; warmUp++) await askPage()
  for (let round = 0; round < rounds; round++) {
    const quiet = await steadily(pagesPerSecond, askPage)
    const [flooded, answered] = await Promise.all([
      steadily(pagesPerSecond, askPage),
      steadily(loginsPerSecond, () => logIn(agent, port)),
    ])
    times.quiet.push(...quiet.map(({ ms }) => ms))
    times.flooded.push(...flooded.map(({ ms }) => ms))
    logins.push(...answered)
  }
  agent.destroy()
  const looked = logins.filter(({ status }) => status === 401).map(({ ms }) => ms)
  const sentAway = logins.filter(({ status }) => status === 503).map(({ ms }) => ms)
  const others = logins.length - looked.length - sentAway.length
  const floodedMs = quantile(times.flooded, 0.95)
  return {
    title: 'Pages under logins',
    about: [
      `A kept page asked for ${pagesPerSecond} times a second, in turns alone and beside ${loginsPerSecond} logins a second of strangers, each from a`,
      `network of her own; ${rounds} rounds of ${roundMs / 1000} s each way. The embedded database, one process, this generator beside it.`,
    ],
    rows: [
      ...Object.entries(times).map(([name, ms]) => ({ what: `page, ${name}`, ms })),
      { what: 'login, looked at', ms: looked },
      { what: 'login, sent away', ms: sentAway },
    ].map(({ what, ms }) => ({
      what,
      answers: ms.length,
      'median ms': ms.length > 0 ? median(ms) : '',
      '95 % ms': ms.length > 0 ? quantile(ms, 0.95) : '',
      '99 % ms': ms.length > 0 ? quantile(ms, 0.99) : '',
    })),
    bounds: [
      {
        promise: `95 % of the pages within ${mostPageMs} ms beside ${loginsPerSecond} logins a second`,
        found: `${floodedMs.toFixed(1)} ms, ${(median(times.flooded) / median(times.quiet)).toFixed(2)} of the time alone in the median`,
        isKept: floodedMs <= mostPageMs,
      },
      {
        promise: 'every login is answered 401 or 503',
        found: `${others} otherwise`,
        isKept: others === 0,
      },
    ],
  }
}
