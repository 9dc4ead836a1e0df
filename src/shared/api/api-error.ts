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

  constructor(status: number, body: Omit<ApiErrorBody, 'success'>) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
  }
}

/** A call that found no way to the house: the visitor is offline, or the line broke. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}
