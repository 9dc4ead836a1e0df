import { createHash } from 'node:crypto'
import { makePicture } from '../making/picture-child.ts'
import type { MediaStore } from '../media-store.ts'
import { putFiles } from '../put-files.ts'

/**
 * Increase it when share pictures are composed in another way, so that each gets a new address, and older ones are made
 * again.
 */
const recipe = 'share-1'

/** The share picture of a picture, below its key; the name depends on the name of the house. */
export const shareFileFor = (houseName: string) =>
  `share-${createHash('sha256').update(`${recipe} ${houseName}`).digest('hex').slice(0, 8)}.jpg`

interface Shown {
  readonly key: string
  /** The widths of its stored files. */
  readonly widths: readonly number[]
  readonly houseName: string
  readonly signal?: AbortSignal | undefined
}

/** Makes and stores the share picture from the largest file of a picture; returns the name of the new file. */
export const storeSharePicture = async (media: MediaStore, { key, widths, houseName, signal }: Shown) => {
  const stored = await readLargest(media, `${key}/${Math.max(...widths)}`)
  const file = shareFileFor(houseName)
  const asked = { bytes: stored.bytes, houseName }
  const bytes = await makePicture('share', { asked, later: true, signal })
  await putFiles(media, [{ key: `${key}/${file}`, bytes }])
  return file
}

/** Reads the largest file: every picture has AVIF files, except that an older one may have WebP only. */
const readLargest = async (media: MediaStore, file: string) => {
  const stored = (await media.read(`${file}.avif`)) ?? (await media.read(`${file}.webp`))
  if (!stored) throw new Error(`The media store has no ${file}.webp`)
  return stored
}
