export interface ApiErrorBody {
  readonly success: false
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** A refused call as its caller sees it, whether it travelled over HTTP or in-process. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  /** What there is instead, as the call's slice says it beside the message. */
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

/** A call that found no way to the house: the visitor is offline, or the line broke. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}
