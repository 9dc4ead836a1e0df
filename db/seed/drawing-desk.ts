import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { MediaStore } from '../../src/platform/media/media-store.ts'
import { type StoredPicture, storePicture } from '../../src/platform/media/store-picture.ts'
import type { Sheet } from './sheet.ts'

/** Draws one sheet and takes it in like any upload. */
export type Draw = (sheet: Sheet) => Promise<StoredPicture>

export type DrawingDesk = <T>(media: MediaStore, work: (draw: Draw) => Promise<T>) => Promise<T>

/** Run from its source also beside the build: Node strips the types, and no bundler has to know about workers. */
const workerFile = join(process.cwd(), 'db/seed/drawing-worker.ts')

/** Gives the work somebody who draws one sheet after the other, in a thread of its own, as a drawing would keep every request waiting. */
export const atDrawingDesk: DrawingDesk = async (media, work) => {
  const worker = new Worker(workerFile)
  const draw: Draw = async (sheet) => {
    worker.postMessage(sheet)
    const [drawing]: readonly unknown[] = await once(worker, 'message')
    if (!(drawing instanceof Uint8Array))
      throw new Error('The drawing worker sent something else than a drawing')
    return storePicture(media, drawing, { hurried: true })
  }
  try {
    return await work(draw)
  } finally {
    await worker.terminate()
  }
}
