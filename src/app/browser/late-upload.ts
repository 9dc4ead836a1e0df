import { Unreachable } from '../../shared/api/api-error.ts'
import type { UploadTransport } from '../../ui/api/upload-transport.ts'
import type { UploadOptions } from './xhr-upload.ts'

/** Sends files; its code is loaded with the first file, because few pages send one. */
export const lateUpload =
  (options: UploadOptions): UploadTransport =>
  async (key, call) => {
    const { xhrUpload } = await import('./xhr-upload.ts').catch((cause: unknown) => {
      throw new Unreachable('The house could not be reached', { cause })
    })
    return xhrUpload(options)(key, call)
  }
