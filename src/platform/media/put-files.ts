import { contentTypeOf } from './content-types.ts'
import type { RenderedFile } from './making/render-widths.ts'
import type { MediaStore } from './media-store.ts'

/** Stores files whose keys are claimed: what a failure leaves behind is found by its claim. */
export const putFiles = async (media: MediaStore, files: readonly RenderedFile[]) => {
  for (const { key, bytes } of files) await media.put(key, bytes, contentTypeOf(key))
}
