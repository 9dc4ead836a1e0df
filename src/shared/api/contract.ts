import type { z } from 'zod'

/** Who may call: everybody, a signed-in customer, the house's staff, the house's admins. */
export type Access = 'public' | 'user' | 'staff' | 'admin'

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** Files that a call takes, as multipart/form-data; `body` then describes the fields beside them. */
export interface Upload {
  /** Names of the fields that may carry a file; the first is the one that is told. */
  readonly fields: readonly [string, ...string[]]
  readonly mostFiles: number
  /** Of each file. */
  readonly mostBytes: number
}

/** A file as it came: its name was chosen outside and proves nothing. */
export interface UploadedFile {
  /** Where a refusal points to: `image`, or `images.2` where there may be several. */
  readonly field: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** One call of the API: what it takes and answers. Validation, types, OpenAPI and the client all come from it. */
export interface Endpoint {
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly upload?: Upload
  readonly answer: z.ZodType
  readonly status?: number
  /** When the state of the house refuses the call with 409; of every call that throws an error of kind `conflict`. */
  readonly conflicts?: string
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

type Files<E> = E extends { readonly upload: Upload }
  ? { readonly files: readonly UploadedFile[] }
  : { readonly files?: undefined }

/** What a handler receives: parsed, with defaults; of an upload at least one file. */
export type ParsedInput<E> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'> &
  Files<E>

/** What a handler returns and a caller gets. */
export type Answer<E> = E extends Endpoint ? z.output<E['answer']> : never
