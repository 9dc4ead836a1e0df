import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Sample {
  readonly what: string
  /** 0 when the connection was lost. */
  readonly status: number
  readonly ms: number
}

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Caller {
  readonly baseUrl: string
  /** The network address of the visitor. */
  readonly address: string
  readonly connections?: number
  readonly noted: (sample: Sample) => void
}

/** Calls as one visitor, whose browser keeps its connections, and notes how each request was answered. */
export const honestCaller = ({ baseUrl, address, connections = 2, noted }: Caller) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  const exchange = (path: string, { method = 'GET', headers, body }: Sent) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = { accept: 'text/html,*/*', ...headers, 'x-forwarded-for': address }
      request(`${baseUrl}${path}`, { agent, method, headers: sent }, (answer) => {
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject)
      })
        .on('error', reject)
        .end(body)
    })

  return {
    call: async (what: string, path: string, sent: Sent = {}) => {
      const startedMs = performance.now()
      const { status, body } = await exchange(path, sent).catch(() => ({ status: 0, body: '' }))
      noted({ what, status, ms: performance.now() - startedMs })
      return body
    },
    close: () => agent.destroy(),
  }
}

export type HonestCaller = ReturnType<typeof honestCaller>

/** Refusals of what an honest visitor asks: sent away, failed, or not answered at all. */
export const isRefused = ({ status }: Sample) => status === 0 || status === 429 || status >= 500

export const percentile = (samples: readonly Sample[], share: number) => {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
