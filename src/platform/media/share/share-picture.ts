import { createHash } from 'node:crypto'
import { makePicture } from '../making/picture-child.ts'
import type { MediaStore } from '../media-store.ts'
import { putFiles } from '../put-files.ts'

/** Bumped when share pictures are composed otherwise, so that each gets a new address, and those of before are made again. */
const recipe = 'share-1'

/** The file, below a picture's key, that shows it on the paper of a house of this name. */
export const shareFileFor = (houseName: string) =>
  `share-${createHash('sha256').update(`${recipe} ${houseName}`).digest('hex').slice(0, 8)}.jpg`

interface Shown {
  readonly key: string
  /** The widths that its files have. */
  readonly widths: readonly number[]
  readonly houseName: string
  readonly signal?: AbortSignal | undefined
}

/** Makes what a shared link shows of a picture, out of its largest file, and stores it; returns the file's name. */
export const storeSharePicture = async (media: MediaStore, { key, widths, houseName, signal }: Shown) => {
  const stored = await readLargest(media, `${key}/${Math.max(...widths)}`)
  const file = shareFileFor(houseName)
  const asked = { bytes: stored.bytes, houseName }
  const bytes = await makePicture('share', { asked, later: true, signal })
  await putFiles(media, [{ key: `${key}/${file}`, bytes }])
  return file
}

/** Every picture is there as AVIF; what was stored long ago may be there as WebP alone. */
const readLargest = async (media: MediaStore, file: string) => {
  const stored = (await media.read(`${file}.avif`)) ?? (await media.read(`${file}.webp`))
  if (!stored) throw new Error(`The media store has no ${file}.webp`)
  return stored
}
