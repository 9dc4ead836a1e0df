import { ApiError, type ApiErrorBody, Unreachable } from '../../shared/api/api-error.ts'
import { type ApiTransport, callTarget, queryString } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'

interface FetchOptions {
  readonly baseUrl: string
  readonly lng: Language
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The stored access token, asked for at each call (§6). */
  readonly accessToken: () => string | undefined
  /** Told of a token that the server did not believe. */
  readonly onRefused: (token: string) => void
}

const unauthenticated = 401

const isErrorBody = (value: unknown): value is ApiErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

const headersOf = ({
  body,
  token,
}: {
  body: unknown
  token: string | undefined
}): Record<string, string> => ({
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
})

/** The browser's way to the API: JSON over fetch, a refusal becomes an ApiError. */
export const fetchTransport =
  ({ baseUrl, lng, fetch, accessToken, onRefused }: FetchOptions): ApiTransport =>
  async (key, { params, query, body, signal }) => {
    const { method, path } = callTarget(key, params)
    const token = accessToken()
    const request = fetch(`${baseUrl}/api${path}${queryString({ ...query, lng })}`, {
      method,
      headers: headersOf({ body, token }),
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal instanceof AbortSignal ? signal : null,
    })
    const broken = (cause: unknown) => {
      throw signal?.aborted ? cause : new Unreachable('The house could not be reached', { cause })
    }
    const response = await request.catch(broken)
    // A good answer that breaks off, or is somebody else's page, is none.
    const answer: unknown = await response.json().catch(response.ok ? broken : () => null)
    if (response.ok) return answer
    if (response.status === unauthenticated && token !== undefined) onRefused(token)
    throw new ApiError(
      response.status,
      isErrorBody(answer) ? answer : { code: 'unexpected_answer', message: response.statusText },
    )
  }
