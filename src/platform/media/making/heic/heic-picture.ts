import sharp from 'sharp'
import { pictureLimits } from '../../picture-limits.ts'
import { openHeic } from './open-heic.ts'
import { withProfile } from './png-profile.ts'

/** What a picture has to fit into. */
export interface Frame {
  readonly width: number
  /** By default the height follows from the width. */
  readonly height?: number
}

/** The upright size of a HEIC picture, from its header. */
export const heicSize = (bytes: Uint8Array) => {
  const { width, height } = openHeic(bytes)
  return { width, height }
}

/**
 * Decodes a HEIC picture, whose codec sharp lacks, to a PNG no larger than the frame, in the colours of its profile. It
 * is made smaller here already: whole, it would take its memory twice.
 */
export const pngOfHeic = async (bytes: Uint8Array, frame: Frame) => {
  const heic = openHeic(bytes)
  const profile = heic.profile()
  const { data, ...raw } = heic.pixels()
  const png = await sharp(data, { raw, limitInputPixels: pictureLimits.pixels })
    .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return profile ? withProfile(png, profile) : png
}
