import { contentTypeOf } from './content-types.ts'
import type { RenderedFile } from './making/render-widths.ts'
import type { MediaStore } from './media-store.ts'

/** Stores files whose keys are claimed: when this fails, the claim helps to find and remove the stored files. */
export const putFiles = async (media: MediaStore, files: readonly RenderedFile[]) => {
  for (const { key, bytes } of files) await media.put(key, bytes, contentTypeOf(key))
}
