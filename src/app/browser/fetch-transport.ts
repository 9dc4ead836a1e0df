import { ApiError, type ApiErrorBody } from '../../shared/api/api-error.ts'
import { type ApiTransport, callTarget, queryString } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'

interface FetchOptions {
  readonly baseUrl: string
  readonly lng: Language
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

const isErrorBody = (value: unknown): value is ApiErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

/** The browser's way to the API: JSON over fetch, a refusal becomes an ApiError. */
export const fetchTransport =
  ({ baseUrl, lng, fetch }: FetchOptions): ApiTransport =>
  async (key, { params, query, body, signal }) => {
    const { method, path } = callTarget(key, params)
    const response = await fetch(`${baseUrl}/api${path}${queryString({ ...query, lng })}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal instanceof AbortSignal ? signal : null,
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return answer
    throw new ApiError(
      response.status,
      isErrorBody(answer) ? answer : { code: 'unexpected_answer', message: response.statusText },
    )
  }
