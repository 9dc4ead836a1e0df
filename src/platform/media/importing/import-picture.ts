import type { TakenPicture } from '../making/make-upload.ts'
import { makePicture } from '../making/picture-child.ts'

/** What an uploaded picture is made into: its widths, or one file that stays as it was drawn. */
export type UploadWork = 'upload' | 'artwork'

/** Checks and encodes an uploaded picture while its sender waits. */
export const importPicture = (bytes: Uint8Array, work: UploadWork = 'upload'): Promise<TakenPicture> =>
  makePicture(work, { asked: { bytes } })
