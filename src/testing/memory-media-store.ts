import { assertMediaKey, type MediaStore, mediaUrl, type StoredMedia } from '../platform/media/media-store.ts'

/** A media store that forgets with the test. */
export const memoryMediaStore = (): MediaStore => {
  const kept = new Map<string, StoredMedia>()
  return {
    put: async (key, bytes, contentType) => {
      assertMediaKey(key)
      kept.set(key, { bytes, contentType })
    },
    read: async (key) => kept.get(key),
    remove: async (key) => {
      kept.delete(key)
    },
    urlOf: mediaUrl,
  }
}
