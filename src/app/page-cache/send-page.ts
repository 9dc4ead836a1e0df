import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, Encoding } from './cached-page.ts'

const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g

const encodingFor = ({ headers }: IncomingMessage): Encoding => {
  const accepted = String(headers['accept-encoding'] ?? '')
  const wanted = accepted.includes('q=0') ? accepted.replace(refused, '') : accepted
  if (wanted.includes('br')) return 'br'
  return wanted.includes('gzip') ? 'gzip' : 'identity'
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Sends a ready page: the bytes its reader can unpack, or 304 when they are there already. */
export const sendPage = (page: CachedPage, { request, response }: Exchange) => {
  const { status } = page
  const { body, headers, etag } = page.encoded[encodingFor(request)]
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers.slice())
    response.end()
    return
  }
  response.writeHead(status, headers.slice())
  response.end(request.method === 'HEAD' ? undefined : body)
}
