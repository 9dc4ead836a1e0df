import type { EndpointKey } from '../../shared/api/contract.ts'

/** One file to upload, with the form fields that go with it. */
export interface UploadCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly file: { readonly field: string; readonly content: File }
  readonly fields: Readonly<Record<string, string>>
  /** Every retry uses the same key, so that the server stores the file once. */
  readonly idempotencyKey: string
  /** Receives the share of the file that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Uploads a file and reports its progress, which fetch cannot do yet. */
export type UploadTransport = (key: EndpointKey, call: UploadCall) => Promise<unknown>
