import sharp from 'sharp'
import { artworkFile } from '../artwork-file.ts'
import { pictureKey } from '../picture-key.ts'
import { decodePicture } from './decode-picture.ts'
import { inspectPicture } from './inspect-picture.ts'
import type { TakenPicture } from './make-upload.ts'

/** Increase it when the file changes that is made of an artwork, so that it gets a new address. */
const recipe = 'artwork-1'

/** Twice the width at which an artwork is shown, so that its small print and its code stay sharp. */
const widest = 1200

/**
 * Makes the stored file of an official artwork, which nobody may change: a PNG without loss, only made smaller where it
 * is wider than any page shows it. Mail programs show PNG, too.
 */
export const makeArtwork = async ({ bytes }: { readonly bytes: Uint8Array }): Promise<TakenPicture> => {
  await inspectPicture(bytes)
  const { source } = await decodePicture(bytes, { width: widest })
  const { data, info } = await sharp(source)
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  const key = pictureKey(recipe, bytes)
  const { width, height } = info
  return {
    picture: { key, width, height, color: '#ffffff', widths: [width] },
    files: [{ key: `${key}/${artworkFile}`, bytes: data }],
  }
}
