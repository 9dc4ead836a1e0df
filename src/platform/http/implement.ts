import type { Answer, Contract, Endpoint, EndpointKey, ParsedInput } from '../../shared/api/contract.ts'
import type { Context } from '../context/context.ts'

type Handler<E> = (ctx: Context, input: ParsedInput<E>) => Promise<Answer<E>>

type AnyHandler = (ctx: Context, input: never) => Promise<unknown>

type Handlers<C extends Contract> = { readonly [K in keyof C & EndpointKey]: Handler<C[K]> }

export interface ImplementedEndpoint {
  readonly key: EndpointKey
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
}

/** A slice's routes as the app registers them. */
export interface ApiModule {
  readonly endpoints: readonly ImplementedEndpoint[]
}

/** Binds each endpoint of a contract to its handler; a missing or misspelt handler does not compile. */
export const implement = <C extends Contract>(contract: C, handlers: Handlers<C>): ApiModule => ({
  endpoints: (Object.keys(contract) as (keyof C & EndpointKey)[]).map((key) => ({
    key,
    endpoint: contract[key] as Endpoint,
    handler: handlers[key],
  })),
})
