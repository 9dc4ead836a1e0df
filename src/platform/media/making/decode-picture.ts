import sharp from 'sharp'
import { pictureLimits } from '../picture-limits.ts'
import { PictureRefused } from './picture-refused.ts'

/** The longest time that decoding a file may take before the file is treated as an attack. */
const decodingSeconds = 60

interface Frame {
  readonly width: number
  /** By default the height follows from the width. */
  readonly height?: number
}

/**
 * Decodes a picture once, upright, in sRGB, and no larger than the frame; of an animation only the first frame.
 * Metadata is dropped.
 */
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
