import type { StoredPicture } from '../../shared/pictures/stored-picture.ts'
import { contentTypeOf } from './content-types.ts'
import { decodePicture } from './decode-picture.ts'
import { dominantColor } from './dominant-color.ts'
import { inspectPicture } from './inspect-picture.ts'
import type { MediaStore } from './media-store.ts'
import { pictureKey } from './picture-key.ts'
import { type RenderedFile, renderWidths, widthsFor } from './render-widths.ts'

export interface PictureOptions {
  /** Somebody waits for many pictures: encoded in a quarter of the time, about a tenth larger. */
  readonly hurried?: boolean
}

/** Bumped when sizes or qualities change, so that a new rendering gets a new address. */
const recipe = 'picture-3'

/**
 * Takes a picture of the house's own in, whole: limits first, then every size in both formats without its metadata.
 * A failure leaves nothing behind. What somebody uploads goes through `takeInPicture`.
 */
export const storePicture = async (
  store: MediaStore,
  bytes: Uint8Array,
  { hurried = false }: PictureOptions = {},
): Promise<StoredPicture> => {
  const { width, height } = await inspectPicture(bytes)
  const key = pictureKey(recipe, bytes)
  const widths = widthsFor(width)
  const { source } = await decodePicture(bytes, { width: Math.max(...widths) })
  const picture = { key, width, height, color: await dominantColor(source), widths }
  await storeAll({ store, files: await renderWidths({ key, source, widths, hurried }) })
  return picture
}

/** What was there before a failure stays: the same picture may already serve elsewhere. */
const storeAll = async ({ store, files }: { store: MediaStore; files: readonly RenderedFile[] }) => {
  const added: string[] = []
  try {
    for (const { key, bytes } of files) {
      if (await store.read(key)) continue
      added.push(key)
      await store.put(key, bytes, contentTypeOf(key))
    }
  } catch (error) {
    await Promise.allSettled(added.map((key) => store.remove(key)))
    throw error
  }
}
