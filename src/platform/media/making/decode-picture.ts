import sharp from 'sharp'
import { pictureLimits } from '../picture-limits.ts'
import { PictureRefused } from './picture-refused.ts'

/** The longest a file may keep a thread busy before it is treated as an attack. */
const decodingSeconds = 60

interface Frame {
  readonly width: number
  /** Without it, as high as the width makes it. */
  readonly height?: number
}

/** Decodes once, upright, in sRGB, no larger than the frame; of several frames the first. Metadata stay behind. */
export const decodePicture = async (bytes: Uint8Array, frame: Frame) => {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
      .timeout({ seconds: decodingSeconds })
      .autoOrient()
      .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true })
    return { source: data, width: info.width }
  } catch (error) {
    throw new PictureRefused('unreadable', { cause: error })
  }
}
