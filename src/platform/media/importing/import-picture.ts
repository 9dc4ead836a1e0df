import type { TakenPicture } from '../making/make-upload.ts'
import { makePicture } from '../making/picture-child.ts'

/** What an uploaded picture is made into: its widths, one file that stays as it was drawn, icons, or a logo. */
export type UploadWork = 'upload' | 'artwork' | 'icons' | 'logo'

/** Checks and encodes an uploaded picture while its sender waits. */
export const importPicture = (bytes: Uint8Array, work: UploadWork = 'upload'): Promise<TakenPicture> =>
  makePicture(work, { asked: { bytes } })
