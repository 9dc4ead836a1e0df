/** Where pictures and documents lie: a folder here, or an S3-compatible store. */
export interface MediaStore {
  /** Stores all of it or nothing; a key that exists is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined when there is nothing under the key. */
  read(key: string): Promise<StoredMedia | undefined>
  /** Removes one object; removing what is not there is no mistake. */
  remove(key: string): Promise<void>
  /** Removes everything below a key: all sizes of a picture, and what an interrupted write left beside them. */
  removeFolder(key: string): Promise<void>
  urlOf(key: string): string
}

export interface StoredMedia {
  readonly bytes: Uint8Array
  readonly contentType: string
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/

/** Tells a key of ours from anything that could climb out of the folder. */
export const isMediaKey = (key: string) => key.length <= 200 && keyPattern.test(key)

/** For keys that the code made itself: a wrong one is a bug. */
export const assertMediaKey = (key: string) => {
  if (!isMediaKey(key)) throw new Error(`Not a media key: ${JSON.stringify(key)}`)
}

/** Where the house serves what it stores. */
export const mediaUrl = (key: string) => `/media/${key}`
