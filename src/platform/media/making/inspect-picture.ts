import sharp from 'sharp'
import { pictureLimits } from '../picture-limits.ts'
import { PictureRefused } from './picture-refused.ts'

/** The kinds of picture that are accepted; none can carry a script, as SVG can. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Detects the kind of a file from its first bytes; names and declared types come from outside and prove nothing. */
const pictureKindOf = (bytes: Uint8Array): PictureKind | undefined => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  if (textAt(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(textAt(bytes, 8, 32))) return 'avif'
  if (/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return 'gif'
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) || startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a)) return 'tiff'
  return undefined
}

/** Reads a picture's upright size from its header, and refuses it before anything is decoded. */
export const inspectPicture = async (bytes: Uint8Array) => {
  if (bytes.byteLength > pictureLimits.bytes) throw new PictureRefused('too-large')
  if (!pictureKindOf(bytes)) throw new PictureRefused('not-a-picture')
  const { width, height } = await readSize(bytes)
  if (width * height > pictureLimits.pixels) throw new PictureRefused('too-many-pixels')
  return { width, height }
}

const readSize = async (bytes: Uint8Array) => {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch (error) {
    throw new PictureRefused('unreadable', { cause: error })
  }
}
