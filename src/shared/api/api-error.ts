export interface ApiErrorBody {
  readonly success: false
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** A refused call as its caller sees it, whether it was sent over HTTP or in-process. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  /** Alternatives to the refused request; the slice of the call defines them. */
  readonly instead: Readonly<Record<string, unknown>>

  constructor(status: number, body: Omit<ApiErrorBody, 'success'> & { readonly success?: false }) {
    const { success: _, code, message, fields = {}, ...instead } = body
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.instead = instead
  }
}

/** A call that did not reach the server: the visitor is offline, or the connection broke. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}
