import sharp from 'sharp'
import { pictureLimits } from '../picture-limits.ts'
import { heicSize } from './heic/heic-picture.ts'
import { type PictureKind, pictureKindOf } from './picture-kind.ts'
import { PictureRefused } from './picture-refused.ts'

/** Reads a picture's upright size from its header, and refuses it before anything is decoded. */
export const inspectPicture = async (bytes: Uint8Array) => {
  if (bytes.byteLength > pictureLimits.bytes) throw new PictureRefused('too-large')
  const kind = pictureKindOf(bytes)
  if (!kind) throw new PictureRefused('not-a-picture')
  const { width, height } = await readSize(bytes, kind)
  if (width * height > pictureLimits.pixels) throw new PictureRefused('too-many-pixels')
  return { width, height }
}

const readSize = async (bytes: Uint8Array, kind: PictureKind) => {
  try {
    if (kind === 'heic') return heicSize(bytes)
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch (error) {
    throw new PictureRefused('unreadable', { cause: error })
  }
}
