import type { TakenPicture } from './making/make-upload.ts'
import { makePicture } from './making/picture-child.ts'

/** Makes of an upload what the house keeps of it, while its sender waits. */
export const importPicture = (bytes: Uint8Array): Promise<TakenPicture> =>
  makePicture('upload', { asked: { bytes } })
