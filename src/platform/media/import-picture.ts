import type { TakenPicture } from './making/make-upload.ts'
import { makePicture } from './making/picture-child.ts'

/** Checks and encodes an uploaded picture while its sender waits. */
export const importPicture = (bytes: Uint8Array): Promise<TakenPicture> =>
  makePicture('upload', { asked: { bytes } })
