import type { z } from 'zod'

/** Who may call: everybody, a signed-in customer, the house's staff, the house's admins. */
export type Access = 'public' | 'user' | 'staff' | 'admin'

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** One call of the API: what it takes and answers. Validation, types, OpenAPI and the client all come from it. */
export interface Endpoint {
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  readonly status?: number
}

export type Contract = { readonly [key in EndpointKey]?: Endpoint }

/** Declares the endpoints of a slice, keyed by method and path below /api. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

type Part<E, Name extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = E extends {
  readonly [K in Name]: infer S extends z.ZodType
}
  ? { readonly [K in Name]: Side extends 'input' ? z.input<S> : z.output<S> }
  : { readonly [K in Name]?: undefined }

/** What a caller passes: before defaults and transforms. */
export type CallInput<E> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Part<E, 'body', 'input'>

/** What a handler receives: parsed, with defaults. */
export type ParsedInput<E> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

/** What a handler returns and a caller gets. */
export type Answer<E> = E extends Endpoint ? z.output<E['answer']> : never
