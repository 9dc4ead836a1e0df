import type { Language } from '../i18n/languages.ts'
import type { Answer, CallInput, Contract, EndpointKey, RawBody } from './contract.ts'

/** The part of an AbortSignal that shared code uses. */
export interface CancelSignal {
  readonly aborted: boolean
}

/** A call with its input, as every transport (fetch, in-process) accepts it. */
export interface ApiCall {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  /** The signed body of a provider's message; no browser sends one. */
  readonly raw?: RawBody | undefined
  /** The key is the same for each retry of a request, so that the request takes effect once. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: CancelSignal | undefined
  /** Asks for a list as a file. */
  readonly accept?: 'text/csv' | undefined
}

export type ApiTransport = (key: EndpointKey, call: ApiCall) => Promise<unknown>

type OwnKey<E> = E extends { readonly idempotent: true }
  ? { readonly idempotencyKey?: string | undefined }
  : { readonly idempotencyKey?: undefined }

type CallArguments<E> = CallInput<E> & OwnKey<E> & { readonly signal?: CancelSignal | undefined }

/** A typed client of one contract: `api('GET /products', { query })`. */
export interface Api<C extends Contract> {
  <K extends keyof C & EndpointKey>(key: K, call: CallArguments<C[K]>): Promise<Answer<C[K]>>
  readonly lng: Language
}

/**
 * Types a transport with a contract. Only this cast trusts the transport to follow the contract: the server parses each
 * request with it, and in tests each answer too.
 */
export const createApi = <C extends Contract>(transport: ApiTransport, lng: Language): Api<C> =>
  Object.assign((key: EndpointKey, call: ApiCall) => transport(key, call), { lng }) as Api<C>

/** Splits « GET /products/{id} » and fills the path parameters. */
export const callTarget = (key: EndpointKey, params: ApiCall['params'] = {}) => {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return { method, path: filled }
}

/** Turns a query object into a query string and leaves out undefined values; '' when nothing is left. */
export const queryString = (query: ApiCall['query'] = {}) => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = entries.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return search && `?${search}`
}
