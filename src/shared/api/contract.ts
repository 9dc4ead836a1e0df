import type { z } from 'zod'
import type { AuditedAction } from '../audit/define-audit.ts'
import type { Language } from '../i18n/languages.ts'
import type { AskedAreas } from '../roles.ts'

/** The callers that may use a call: all, signed-in customers, the staff, the admins. */
export type Access = 'public' | 'user' | 'staff' | 'admin'

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** The files that a call accepts as multipart/form-data; `body` then describes the fields beside them. */
export interface Upload {
  /** The names of the fields that may carry a file; error messages use the first one. */
  readonly fields: readonly [string, ...string[]]
  readonly mostFiles: number
  /** The size limit of each file. */
  readonly mostBytes: number
}

/** An uploaded file; its name was chosen by the sender and proves nothing. */
export interface UploadedFile {
  /** The name of the field in a refusal: `image`, or `images.2` where there may be several. */
  readonly field: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** A body that must keep its exact bytes, because the sender signed them: the message of a provider. */
export interface SignedBody {
  /** The header with the signature; when there are several names, the first one that is present counts. */
  readonly signatureHeaders: readonly [string, ...string[]]
  /** Says which program signs, and how. */
  readonly description: string
}

/** A signed body with its signature, which is '' when the header is missing. */
export interface RawBody {
  readonly body: Uint8Array
  readonly signature: string
}

/** One call of the API: its input and its answer. Validation, types, OpenAPI and the client are derived from it. */
export interface Endpoint {
  readonly access: Access
  /** For a call of the team, the areas in one of which the caller needs rights. */
  readonly areas?: AskedAreas
  /** What the audit log keeps of it, or why it keeps nothing; required for each call of the team that writes. */
  readonly audit?: readonly AuditedAction[] | { readonly none: string }
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly upload?: Upload
  /** The handler gets `raw`; `body` then only describes the content of the signed body. */
  readonly rawBody?: SignedBody
  readonly answer: z.ZodType
  /**
   * The heads of a list that is saved as CSV, by the names that lead to a value: a value without a head is left out.
   * Otherwise the names of the wire are its heads.
   */
  readonly heads?: Readonly<Record<string, Readonly<Record<Language, string>>>>
  /** The answer is a file of this type; `answer` must be `fileAnswer`. */
  readonly file?: {
    readonly contentType: string
    /** For so long its reader keeps it and does not ask again: the address never means another file. */
    readonly keptSeconds?: number
  }
  readonly status?: number
  /**
   * Says when the current state refuses the call with 409; required for a call that throws an error of kind `conflict`.
   */
  readonly conflicts?: string
  /** The call takes effect once for each Idempotency-Key: its handler writes with `ctx.once`. */
  readonly idempotent?: true
  /**
   * Requires a password or a code from the last minutes: without it the call is refused with `fresh_proof_needed`,
   * until `POST /auth/proof` has received one.
   */
  readonly fresh?: true
  /**
   * The call is open to an admin whose second step is required and not set up yet: it is one of the calls that set it
   * up.
   */
  readonly beforeFactor?: true
}

export type Contract = { readonly [key in EndpointKey]?: Endpoint }

/** A call of the team that may write does not compile without saying what the audit log keeps of it. */
type Audited<C> = {
  readonly [K in keyof C]: K extends `GET ${string}`
    ? unknown
    : C[K] extends { readonly access: 'staff' | 'admin' }
      ? { readonly audit: NonNullable<Endpoint['audit']> }
      : unknown
}

/** A call of the team does not compile without saying in which areas. */
type InAreas<C> = {
  readonly [K in keyof C]: C[K] extends { readonly access: 'staff' }
    ? { readonly areas: AskedAreas }
    : unknown
}

/** Declares the endpoints of a slice, keyed by method and path below /api. */
export const defineContract = <const C extends Contract>(contract: C & Audited<C> & InAreas<C>): C => contract

type Part<E, Name extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = E extends {
  readonly [K in Name]: infer S extends z.ZodType
}
  ? { readonly [K in Name]: Side extends 'input' ? z.input<S> : z.output<S> }
  : { readonly [K in Name]?: undefined }

type Body<E, Side extends 'input' | 'output'> = E extends { readonly rawBody: SignedBody }
  ? { readonly raw: RawBody; readonly body?: undefined }
  : Part<E, 'body', Side> & { readonly raw?: undefined }

/** The input as a caller passes it: before defaults and transforms. */
export type CallInput<E> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Body<E, 'input'>

type Files<E> = E extends { readonly upload: Upload }
  ? { readonly files: readonly UploadedFile[] }
  : { readonly files?: undefined }

/** The input as a handler receives it: parsed, with defaults; an upload has at least one file. */
export type ParsedInput<E> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Body<E, 'output'> &
  Files<E>

/** The result of a handler, which is the answer for the caller. */
export type Answer<E> = E extends Endpoint ? z.output<E['answer']> : never
