import { masterSide } from '../picture-master.ts'
import { composeSharePicture } from './compose-share-picture.ts'
import { cropSharePicture } from './crop-share-picture.ts'
import { decodePicture } from './decode-picture.ts'
import { makeArtwork } from './make-artwork.ts'
import { makeIcons } from './make-icons.ts'
import { makeLogo } from './make-logo.ts'
import { makeUpload } from './make-upload.ts'
import { encodeAt, renderWidths, widthsFor } from './render-widths.ts'

interface Unfinished {
  readonly key: string
  readonly master: Uint8Array
  /** The widths that exist already. */
  readonly widths: readonly number[]
}

/** Makes the missing widths of an uploaded picture from its master. */
const makeWidths = async ({ key, master, widths }: Unfinished) => {
  const { source, width } = await decodePicture(master, { width: masterSide, height: masterSide })
  const missing = widthsFor(width).filter((each) => !widths.includes(each))
  return { widths: missing, files: await renderWidths({ key, source, widths: missing }) }
}

interface Kept {
  readonly bytes: Uint8Array
  readonly width: number
}

/** Encodes a file of a picture once more, for browsers that cannot show the format it is kept in. */
const makeFallback = ({ bytes, width }: Kept) => encodeAt({ source: bytes, width, format: 'webp' })

/** All tasks on pictures, by name; only a child process runs them. */
export const pictureWorks = {
  upload: makeUpload,
  artwork: makeArtwork,
  icons: makeIcons,
  logo: makeLogo,
  widths: makeWidths,
  fallback: makeFallback,
  share: composeSharePicture,
  crop: cropSharePicture,
} as const
