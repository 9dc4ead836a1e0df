import type { Answer, Contract, Endpoint, EndpointKey, ParsedInput } from '../../shared/api/contract.ts'
import type { Context } from '../context/context.ts'

type Handler<E> = (ctx: Context, input: ParsedInput<E>) => Promise<Answer<E>>

type AnyHandler = (ctx: Context, input: never) => Promise<unknown>

type Handlers<C extends Contract> = { readonly [K in keyof C & EndpointKey]: Handler<C[K]> }

type Admission<E> = (ctx: Context, input: Pick<ParsedInput<E>, 'params' | 'query'>) => Promise<unknown>

type AnyAdmission = (ctx: Context, input: never) => Promise<unknown>

/** Refuses an upload before its files are received. */
type Admissions<C extends Contract> = { readonly [K in keyof C & EndpointKey]?: Admission<C[K]> }

export interface ImplementedEndpoint {
  readonly key: EndpointKey
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly admit?: AnyAdmission | undefined
}

/** A slice's routes as the app registers them. */
export interface ApiModule {
  readonly endpoints: readonly ImplementedEndpoint[]
}

/**
 * Binds each endpoint of a contract to its handler; a missing or misspelt handler does not compile. An upload that is open
 * to strangers has an admission beside it.
 */
export const implement = <C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  admissions: Admissions<C> = {},
): ApiModule => ({
  endpoints: (Object.keys(contract) as (keyof C & EndpointKey)[]).map((key) => ({
    key,
    endpoint: contract[key] as Endpoint,
    handler: handlers[key],
    admit: admissions[key],
  })),
})
