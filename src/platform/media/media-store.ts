/** Stores pictures and documents: in a local folder, or in an S3-compatible store. */
export interface MediaStore {
  /** Stores all of it or nothing; a key that exists is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Reads an object; undefined when the key does not exist. */
  read(key: string): Promise<StoredMedia | undefined>
  /** Removes one object; a missing object is no error. */
  remove(key: string): Promise<void>
  /** Removes everything below a key: all sizes of a picture, and the rest of an interrupted write. */
  removeFolder(key: string): Promise<void>
  urlOf(key: string): string
}

export interface StoredMedia {
  readonly bytes: Uint8Array
  readonly contentType: string
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/

/** Accepts only keys of our form, so that no key can leave the folder. */
export const isMediaKey = (key: string) => key.length <= 200 && keyPattern.test(key)

/** Checks a key that our code made: a wrong key is a bug. */
export const assertMediaKey = (key: string) => {
  if (!isMediaKey(key)) throw new Error(`Not a media key: ${JSON.stringify(key)}`)
}

/** The address at which a stored object is served. */
export const mediaUrl = (key: string) => `/media/${key}`
