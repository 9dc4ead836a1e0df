import sharp from 'sharp'
import type { PictureColours } from '../../../shared/pictures/picture-notes.ts'
import type { StoredPicture } from '../../../shared/pictures/stored-picture.ts'
import { pictureKey } from '../picture-key.ts'
import { masterFile, masterSide } from '../picture-master.ts'
import { decodePicture } from './decode-picture.ts'
import { dominantColor } from './dominant-color.ts'
import { inspectPicture } from './inspect-picture.ts'
import { type RenderedFile, renderWidths, widthsFor } from './render-widths.ts'

/** Increase it when the master or the sizes change, so that a new rendering gets a new address. */
const recipe = 'upload-2'

/** The first width of a picture: sharp enough for its page, light enough for a card. */
const firstWidth = 800

/** A picture that was checked and encoded, but is not stored yet. */
export interface TakenPicture {
  readonly picture: StoredPicture
  readonly files: readonly RenderedFile[]
  /** The colours it came in, where they were not those of screens. */
  readonly colours?: PictureColours | undefined
}

/**
 * Makes the stored files of an upload: a master for making the other widths later, and one width to show at once.
 * Limits are checked before decoding; the uploaded file itself is not kept.
 */
export const makeUpload = async ({ bytes }: { readonly bytes: Uint8Array }): Promise<TakenPicture> => {
  const { width, height } = await inspectPicture(bytes)
  const key = pictureKey(recipe, bytes)
  const decoded = await decodePicture(bytes, { width: masterSide, height: masterSide })
  const { source, colours } = decoded
  // A very high picture became narrow by decoding, so the widths follow from the decoded picture.
  const widths = [Math.max(...widthsFor(decoded.width).filter((each) => each <= firstWidth))]
  const picture = { key, width, height, color: await dominantColor(source), widths }
  const shown = await renderWidths({ key, source, widths })
  return { picture, files: [{ key: masterFile(key), bytes: await masterOf(source) }, ...shown], colours }
}

/** The master is encoded nearly without loss, so that the files made from it do not lose quality twice. */
const masterOf = (source: Uint8Array) =>
  sharp(source).webp({ quality: 95, alphaQuality: 100, effort: 2 }).toBuffer()
