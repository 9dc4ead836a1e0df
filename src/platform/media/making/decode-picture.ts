import sharp from 'sharp'
import { pictureLimits } from '../picture-limits.ts'
import { type Frame, pngOfHeic } from './heic/heic-picture.ts'
import { coloursIn } from './picture-colours.ts'
import { pictureKindOf } from './picture-kind.ts'
import { PictureRefused } from './picture-refused.ts'

/** The longest time that decoding a file may take before the file is treated as an attack. */
const decodingSeconds = 60

/**
 * Decodes a picture once, upright, in sRGB, and no larger than the frame; of an animation only the first frame.
 * Metadata is dropped.
 */
export const decodePicture = async (bytes: Uint8Array, frame: Frame) => {
  try {
    const readable = pictureKindOf(bytes) === 'heic' ? await pngOfHeic(bytes, frame) : bytes
    const picture = sharp(readable, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
    const { space, icc } = await picture.metadata()
    // With a profile and sixteen bits a channel, sharp would make Display P3 of it and call that sRGB.
    if (space === 'rgb16') picture.pipelineColourspace('srgb')
    const { data, info } = await picture
      .timeout({ seconds: decodingSeconds })
      .autoOrient()
      .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true })
    return { source: data, width: info.width, colours: coloursIn({ space, icc }) }
  } catch (error) {
    throw new PictureRefused('unreadable', { cause: error })
  }
}
