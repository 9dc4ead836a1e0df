import { type MediaStore, mediaUrl, type StoredMedia } from '../../platform/media/media-store.ts'

/** A media store in memory; with `failAt(3)` the third write from now on fails and leaves half a file. */
export const memoryStore = () => {
  const files = new Map<string, StoredMedia>()
  let putsUntilFailure = Number.POSITIVE_INFINITY
  const store: MediaStore = {
    put: async (key, bytes, contentType) => {
      files.set(key, { bytes, contentType })
      putsUntilFailure -= 1
      if (putsUntilFailure === 0) throw new Error('the store is full')
    },
    read: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
    removeFolder: async (key) => {
      for (const each of [...files.keys()]) if (each.startsWith(`${key}/`)) files.delete(each)
    },
    urlOf: mediaUrl,
  }
  const failAt = (put: number) => {
    putsUntilFailure = put
  }
  return { files, store, failAt }
}
