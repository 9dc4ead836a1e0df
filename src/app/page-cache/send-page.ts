import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, Encoding } from './cached-page.ts'

const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g

const encodingFor = ({ headers }: IncomingMessage): Encoding => {
  const accepted = String(headers['accept-encoding'] ?? '')
  const wanted = accepted.includes('q=0') ? accepted.replace(refused, '') : accepted
  if (wanted.includes('br')) return 'br'
  return wanted.includes('gzip') ? 'gzip' : 'identity'
}

/** The answer with a page for one request; headers are alternating names and values. */
export interface PageAnswer {
  readonly status: number
  readonly headers: string[]
  readonly body: Buffer | undefined
}

interface Reading {
  readonly page: CachedPage
  readonly request: IncomingMessage
  /** A cookie for this visitor only; it is never part of the cached page. */
  readonly cookie: string | undefined
}

/** The page in an encoding that the browser accepts, or 304 when the browser has it already. */
export const answerOf = ({ page, request, cookie }: Reading): PageAnswer => {
  const { body, headers: kept, etag } = page.encoded[encodingFor(request)]
  const headers = cookie === undefined ? kept : [...kept, 'set-cookie', cookie]
  const known = page.status === 200 && request.headers['if-none-match']?.includes(etag)
  if (known) return { status: 304, headers, body: undefined }
  return { status: page.status, headers, body: request.method === 'HEAD' ? undefined : body }
}

/** Sends a cached page directly, without Fastify. */
export const sendPage = (reading: Reading, response: ServerResponse) => {
  const { status, headers, body } = answerOf(reading)
  response.writeHead(status, headers)
  response.end(body)
}
