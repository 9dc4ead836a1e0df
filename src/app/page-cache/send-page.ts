import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, Encoding } from './cached-page.ts'

const refused = /\b(br|zstd|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g
const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip']

const mostRemembered = 100

/** What a header accepts: browsers send few different ones, again and again. */
const remembered = new Map<string, ReadonlySet<Encoding>>()

const acceptedBy = ({ headers }: IncomingMessage) => {
  const header = String(headers['accept-encoding'] ?? '')
  const known = remembered.get(header)
  if (known) return known
  const wanted = header.includes('q=0') ? header.replace(refused, '') : header
  const accepted: ReadonlySet<Encoding> = new Set(encodings.filter((encoding) => wanted.includes(encoding)))
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(header, accepted)
  return accepted
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
  const accepted = acceptedBy(request)
  const { body, headers: kept } = page.encodedFor(accepted)
  const headers = cookie === undefined ? kept : [...kept, 'set-cookie', cookie]
  const entityTags = request.headers['if-none-match']
  const isKnown = page.status === 200 && entityTags !== undefined && page.isAmong(entityTags, accepted)
  if (isKnown) return { status: 304, headers, body: undefined }
  return { status: page.status, headers, body: request.method === 'HEAD' ? undefined : body }
}

/** Sends a cached page directly, without Fastify. */
export const sendPage = (reading: Reading, response: ServerResponse) => {
  const { status, headers, body } = answerOf(reading)
  response.writeHead(status, headers)
  response.end(body)
}
