import { request } from 'node:http'

interface Question {
  readonly port: number
  readonly target: string
  readonly encoding?: 'br' | 'identity'
}

/** An answer as it came over the wire, still compressed. */
export interface RawAnswer {
  readonly status: number
  /** Name, value, name, value; without those that Node's server adds by itself, with the length in any case. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

const addedByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])
const limitMs = 15_000

/** Asks once, as the load does. */
export const rawAnswer = ({ port, target, encoding = 'br' }: Question) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const headers = { accept: 'text/html, application/json', 'accept-encoding': encoding }
    const asked = request({ host: '127.0.0.1', port, path: target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const body = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: [...withoutAdded(response.rawHeaders), 'content-length', String(body.length)],
          body,
        })
      })
    })
    asked.setTimeout(limitMs, () => asked.destroy(new Error(`no answer to ${target} in time`)))
    asked.once('error', reject)
    asked.end()
  })

/** Undefined while no server listens. */
export const statusOf = (question: Question) =>
  rawAnswer(question).then(
    ({ status }) => status,
    () => undefined,
  )

const withoutAdded = (rawHeaders: readonly string[]) => {
  const kept: string[] = []
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (!addedByNode.has(name.toLowerCase())) kept.push(name, value)
  }
  return kept
}
