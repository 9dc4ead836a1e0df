import { ApiError, type ApiErrorBody, Unreachable } from '../../shared/api/api-error.ts'
import { type ApiTransport, callTarget, queryString } from '../../shared/api/client.ts'
import type { EndpointKey } from '../../shared/api/contract.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { isFile, readFile } from './read-file.ts'

interface FetchOptions {
  readonly baseUrl: string
  readonly lng: Language
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Reads the stored access token, at each call (§6). */
  readonly accessToken: () => string | undefined
  /** Gets a new token in place of a refused one; undefined when the session is over. */
  readonly renew: (refused: string) => Promise<string | undefined>
  /** Whether a token has expired by the clock of the browser. */
  readonly hasExpired?: (token: string) => boolean
}

export const unauthenticated = 401

const isErrorBody = (value: unknown): value is ApiErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

interface Refused {
  readonly status: number
  readonly statusText: string
  readonly body: unknown
}

/** The error of a refused call, or a substitute when the answer does not come from our server. */
export const refusalOf = ({ status, statusText, body }: Refused) =>
  new ApiError(status, isErrorBody(body) ? body : { code: 'unexpected_answer', message: statusText })

interface SentCall {
  readonly body: unknown
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
  readonly accept: string | undefined
}

const headersOf = ({ body, token, idempotencyKey, accept }: SentCall): Record<string, string> => ({
  ...(accept && { accept }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
})

/** A sign-in may be refused for its e-mail address, password or code, so its 401 does not concern the token. */
const signsIn = (key: EndpointKey) => key.startsWith('POST /auth/login') || key === 'POST /auth/register'

/** Reading and writing reviews of the house needs no account, so no token is sent (§6). */
const isAnonymous = (key: EndpointKey) => key === 'GET /reviews/approved' || key === 'POST /reviews'

const tokenFor = (key: EndpointKey, accessToken: FetchOptions['accessToken']) =>
  isAnonymous(key) ? undefined : accessToken()

/**
 * Renews an expired token before it is sent, so that not every call of a page is refused first. Where the clock of the
 * browser is wrong, a new token seems expired too: then only a refusal counts.
 */
const renewAhead = (renew: FetchOptions['renew'], hasExpired: FetchOptions['hasExpired']) => {
  let isClockRight = true
  return async (token: string | undefined) => {
    if (!token || !isClockRight || !hasExpired?.(token)) return token
    const renewed = await renew(token).catch(() => token)
    if (renewed && renewed !== token && hasExpired(renewed)) isClockRight = false
    return renewed ?? token
  }
}

/**
 * Sends calls to the API with fetch and reads JSON or a file; a refusal becomes an ApiError. An expired token is
 * renewed; when it is only known by a refusal, the call is repeated once (§4, Session refresh).
 */
export const fetchTransport = ({
  baseUrl,
  lng,
  fetch,
  accessToken,
  renew,
  hasExpired,
}: FetchOptions): ApiTransport => {
  const ahead = renewAhead(renew, hasExpired)
  return async (key, { params, query, body, signal, idempotencyKey, accept }) => {
    const { method, path } = callTarget(key, params)
    const broken = (cause: unknown) => {
      throw signal?.aborted ? cause : new Unreachable('The house could not be reached', { cause })
    }
    const send = (token: string | undefined) =>
      fetch(`${baseUrl}/api${path}${queryString({ ...query, lng })}`, {
        method,
        headers: headersOf({ body, token, idempotencyKey, accept }),
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal instanceof AbortSignal ? signal : null,
      }).catch(broken)
    const stored = tokenFor(key, accessToken)
    const token = signsIn(key) ? stored : await ahead(stored)
    let response = await send(token)
    if (response.status === unauthenticated && token !== undefined && !signsIn(key)) {
      const renewed = await renew(token)
      if (renewed !== undefined) response = await send(renewed)
    }
    if (response.ok && isFile(response)) return readFile(response).catch(broken)
    // A successful answer that breaks off, or is a page of another server, counts as no answer.
    const answer: unknown = await response.json().catch(response.ok ? broken : () => null)
    if (response.ok) return answer
    throw refusalOf({ status: response.status, statusText: response.statusText, body: answer })
  }
}
