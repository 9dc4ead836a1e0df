import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from '../../../src/platform/media/content-types.ts'
import type { MediaStore } from '../../../src/platform/media/media-store.ts'
import { drawnPictures, filesOf } from './drawn-pictures.ts'

/** The built server reads this folder from the source, too, as it reads the migrations. */
export const picturesFolder = join(process.cwd(), 'db/seed/pictures')

/** Several files are copied at once, because the store waits for its disk or for the network with each file. */
const filesAtOnce = 16

/** Copies the pictures of the demo house into the media store; what an interrupted copy left is replaced. */
export const layPictures = async (media: MediaStore) => {
  const waiting = Object.entries(drawnPictures).flatMap(([name, picture]) =>
    filesOf(picture).map((file) => ({
      path: join(picturesFolder, name, file),
      key: `${picture.key}/${file}`,
    })),
  )
  const copyInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await media.put(next.key, await readFile(next.path), contentTypeOf(next.key))
  }
  try {
    await Promise.all(Array.from({ length: filesAtOnce }, copyInTurn))
  } finally {
    // After a failure the other copies stop, because they would be of no use.
    waiting.length = 0
  }
}
