import sharp from 'sharp'
import { logoFile, sharpLogoFrame } from '../logo-file.ts'
import { pictureKey } from '../picture-key.ts'
import { decodePicture } from './decode-picture.ts'
import { dominantColor } from './dominant-color.ts'
import { inspectPicture } from './inspect-picture.ts'
import type { TakenPicture } from './make-upload.ts'

/** Increase it when the file of a logo changes, so that it gets a new address. */
const recipe = 'logo-1'

/** Makes the one file of a logo: small, with its letters sharp and its ground as transparent as it was. */
export const makeLogo = async ({ bytes }: { readonly bytes: Uint8Array }): Promise<TakenPicture> => {
  const { width, height } = await inspectPicture(bytes)
  const { source, width: drawn } = await decodePicture(bytes, sharpLogoFrame)
  const key = pictureKey(recipe, bytes)
  const file = await sharp(source).webp({ nearLossless: true, quality: 80, effort: 5 }).toBuffer()
  return {
    picture: { key, width, height, color: await dominantColor(source), widths: [drawn] },
    files: [{ key: `${key}/${logoFile}`, bytes: file }],
  }
}
