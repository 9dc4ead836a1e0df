import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, Encoding } from './cached-page.ts'

const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g

const encodingFor = ({ headers }: IncomingMessage): Encoding => {
  const accepted = String(headers['accept-encoding'] ?? '')
  const wanted = accepted.includes('q=0') ? accepted.replace(refused, '') : accepted
  if (wanted.includes('br')) return 'br'
  return wanted.includes('gzip') ? 'gzip' : 'identity'
}

/** What is sent of a page to this reader; headers are name, value, name, value. */
export interface PageAnswer {
  readonly status: number
  readonly headers: string[]
  readonly body: Buffer | undefined
}

interface Reading {
  readonly page: CachedPage
  readonly request: IncomingMessage
  /** Set for this reader alone: what is kept of the page knows nothing of it. */
  readonly cookie: string | undefined
}

/** The bytes of a page that its reader can unpack, or 304 when they are there already. */
export const answerOf = ({ page, request, cookie }: Reading): PageAnswer => {
  const { body, headers: kept, etag } = page.encoded[encodingFor(request)]
  const headers = cookie === undefined ? kept : [...kept, 'set-cookie', cookie]
  const known = page.status === 200 && request.headers['if-none-match']?.includes(etag)
  if (known) return { status: 304, headers, body: undefined }
  return { status: page.status, headers, body: request.method === 'HEAD' ? undefined : body }
}

/** Sends a kept page without a detour. */
export const sendPage = (reading: Reading, response: ServerResponse) => {
  const { status, headers, body } = answerOf(reading)
  response.writeHead(status, headers)
  response.end(body)
}
