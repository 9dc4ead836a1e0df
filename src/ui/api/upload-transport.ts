import type { EndpointKey } from '../../shared/api/contract.ts'

/** One file on its way to a call that takes uploads, with the fields beside it. */
export interface UploadCall {
  readonly file: { readonly field: string; readonly content: File }
  readonly fields: Readonly<Record<string, string>>
  /** The same for each try, so that the file is taken once. */
  readonly idempotencyKey: string
  /** How much of it has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** What fetch cannot do yet: it tells how much of a file has left. */
export type UploadTransport = (key: EndpointKey, call: UploadCall) => Promise<unknown>
