import type { RefusalRegistry, TextNamespace, TextRegistry } from './i18n/text-registry.ts'
import type { Json } from './json.ts'

/** The reason why a request is refused; platform/http maps each to a status. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'invalid'
  | 'too-many'
  | 'unavailable'
  | 'unexpected'

/** A refusal with a stable code and a kind; it has no HTTP status and no sentence. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly slice: string
  readonly code: string
  readonly kind: ErrorKind
  readonly values: Readonly<Record<string, string | number>>
  readonly fields: Readonly<Record<string, string>>
  /** Alternatives to the refused request, sent beside the message. */
  readonly instead: Readonly<Record<string, Json>>
  /** The wait after which a retry may help; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined

  constructor(refusal: {
    slice: string
    code: string
    kind: ErrorKind
    values?: Readonly<Record<string, string | number>>
    fields?: Readonly<Record<string, string>>
    instead?: Readonly<Record<string, Json>>
    retryAfterSeconds?: number
  }) {
    super(`${refusal.slice}.${refusal.code}`)
    this.slice = refusal.slice
    this.code = refusal.code
    this.kind = refusal.kind
    this.values = refusal.values ?? {}
    this.fields = refusal.fields ?? {}
    this.instead = refusal.instead ?? {}
    this.retryAfterSeconds = refusal.retryAfterSeconds
  }
}

type ErrorsOf<Texts> = Texts extends { readonly errors: infer E } ? keyof E & string : never

/** A slice has texts for its pages, refusals that only the server uses, or both. */
type SpeakingSlice = TextNamespace | (keyof RefusalRegistry & string)

type ErrorCodes<N extends SpeakingSlice> =
  | (N extends TextNamespace ? ErrorsOf<TextRegistry[N]> : never)
  | (N extends keyof RefusalRegistry ? ErrorsOf<RefusalRegistry[N]> : never)

export interface RefusalDetails {
  /** The values for the placeholders of the sentence: « il reste {{stock}} pièces ». */
  readonly values?: Readonly<Record<string, string | number>>
  /** Field name → text key of the same slice. */
  readonly fields?: Readonly<Record<string, string>>
  /** Alternatives to the refused request, such as the nearest slots, in the form of an answer. */
  readonly instead?: Readonly<Record<string, Json>>
  readonly retryAfterSeconds?: number
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Declares the refusals of a slice as factories: `throw catalogErrors.productNotFound()`. Each needs its sentence under
 * `errors.<name>` of the slice's texts or refusals, in every language, or it does not compile.
 */
export const defineErrors = <N extends SpeakingSlice, const K extends Record<ErrorCodes<N>, ErrorKind>>(
  slice: N,
  kinds: K & Record<Exclude<keyof K, ErrorCodes<N>>, never>,
) =>
  Object.fromEntries(
    Object.entries<ErrorKind>(kinds).map(([name, kind]) => [
      name,
      (details: RefusalDetails = {}) => new AppError({ slice, code: snakeCase(name), kind, ...details }),
    ]),
  ) as { readonly [Name in keyof K]: (details?: RefusalDetails) => AppError }

/** The text key of a refusal's sentence: `catalog:errors.productNotFound`. */
export const sentenceKey = ({ slice, code }: AppError) =>
  `${slice}:errors.${code.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
