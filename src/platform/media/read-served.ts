import { contentTypeOf } from './content-types.ts'
import { makePicture } from './making/picture-child.ts'
import { isMediaKey, type MediaStore, type StoredMedia } from './media-store.ts'
import { isMasterFile } from './picture-master.ts'

/**
 * Reads the file that a visitor gets. When a picture is stored as AVIF only, its WebP file is made and stored at the
 * first request, because few browsers need it.
 */
export const readServed = async (media: MediaStore, key: string): Promise<StoredMedia | undefined> => {
  if (!isMediaKey(key) || isMasterFile(key)) return undefined
  return (await media.read(key)) ?? (await makeMissing(media, key))
}

const makeMissing = async (media: MediaStore, key: string) => {
  const [, picture, width] = /^(.+)\/(\d+)\.webp$/.exec(key) ?? []
  if (picture === undefined) return undefined
  const kept = await media.read(`${picture}/${width}.avif`)
  if (!kept) return undefined
  const bytes = await makePicture('fallback', { asked: { bytes: kept.bytes, width: Number(width) } })
  const contentType = contentTypeOf(key)
  await media.put(key, bytes, contentType)
  return { bytes, contentType }
}
