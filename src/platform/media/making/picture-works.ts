import { composeSharePicture } from './compose-share-picture.ts'
import { makeArtwork } from './make-artwork.ts'
import { makeFallback } from './make-fallback.ts'
import { makeUpload } from './make-upload.ts'
import { makeWidths } from './make-widths.ts'

/** All tasks on pictures, by name; only a child process runs them. */
export const pictureWorks = {
  upload: makeUpload,
  artwork: makeArtwork,
  widths: makeWidths,
  fallback: makeFallback,
  share: composeSharePicture,
} as const
