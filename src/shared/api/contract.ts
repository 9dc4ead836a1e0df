import type { z } from 'zod'

/** The callers that a call admits: all, signed-in customers, the house's staff, the house's admins. */
export type Access = 'public' | 'user' | 'staff' | 'admin'

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** Files that a call takes, as multipart/form-data; `body` then describes the fields beside them. */
export interface Upload {
  /** Names of the fields that may carry a file; the first is the one that is told. */
  readonly fields: readonly [string, ...string[]]
  readonly mostFiles: number
  /** The limit is for each file. */
  readonly mostBytes: number
}

/** A file as it came: its name was chosen outside and proves nothing. */
export interface UploadedFile {
  /** Where a refusal points to: `image`, or `images.2` where there may be several. */
  readonly field: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** A body that is taken as it came, because its sender signed its bytes: the message of a provider. */
export interface SignedBody {
  /** The header with the signature; where several may sign, the first one that came counts. */
  readonly signatureHeaders: readonly [string, ...string[]]
  /** Says which program signs, and how. */
  readonly description: string
}

/** A signed body with its signature, which is '' when none came. */
export interface RawBody {
  readonly body: Uint8Array
  readonly signature: string
}

/** One call of the API: what it takes and answers. Validation, types, OpenAPI and the client all come from it. */
export interface Endpoint {
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly upload?: Upload
  /** The handler gets `raw`; `body` then only describes what is in it. */
  readonly rawBody?: SignedBody
  readonly answer: z.ZodType
  /** The answer is a file of this type; `answer` is `fileAnswer`. */
  readonly file?: { readonly contentType: string }
  readonly status?: number
  /** When the state of the house refuses the call with 409; of every call that throws an error of kind `conflict`. */
  readonly conflicts?: string
  /** Sent twice under one Idempotency-Key it happens once: its handler writes by `ctx.once`. */
  readonly idempotent?: true
  /**
   * Asks for a password or a code of the last minutes: refused with `fresh_proof_needed` until `POST /auth/proof` has it.
   * « sometimes » where only some of what it does asks for it, by `requireFreshProof` in its handler.
   */
  readonly fresh?: true | 'sometimes'
  /** Open to an admin whose second step is required and not set up yet: the calls that set it up. */
  readonly beforeFactor?: true
}

export type Contract = { readonly [key in EndpointKey]?: Endpoint }

/** Declares the endpoints of a slice, keyed by method and path below /api. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

type Part<E, Name extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = E extends {
  readonly [K in Name]: infer S extends z.ZodType
}
  ? { readonly [K in Name]: Side extends 'input' ? z.input<S> : z.output<S> }
  : { readonly [K in Name]?: undefined }

type Body<E, Side extends 'input' | 'output'> = E extends { readonly rawBody: SignedBody }
  ? { readonly raw: RawBody; readonly body?: undefined }
  : Part<E, 'body', Side> & { readonly raw?: undefined }

/** What a caller passes: before defaults and transforms. */
export type CallInput<E> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Body<E, 'input'>

type Files<E> = E extends { readonly upload: Upload }
  ? { readonly files: readonly UploadedFile[] }
  : { readonly files?: undefined }

/** What a handler receives: parsed, with defaults; of an upload at least one file. */
export type ParsedInput<E> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Body<E, 'output'> &
  Files<E>

/** What a handler returns and a caller gets. */
export type Answer<E> = E extends Endpoint ? z.output<E['answer']> : never
