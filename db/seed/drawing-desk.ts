import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { MediaStore } from '../../src/platform/media/media-store.ts'
import { type StoredPicture, storePicture } from '../../src/platform/media/store-picture.ts'
import type { Sheet } from './sheet.ts'

/** Draws one sheet and takes it in like any upload. */
export type Draw = (sheet: Sheet) => Promise<StoredPicture>

/** Gives the work somebody who draws one sheet after the other, in a thread of its own, as a drawing would keep every request waiting. */
export type DrawingDesk = <T>(media: MediaStore, work: (draw: Draw) => Promise<T>) => Promise<T>

/** Whether somebody waits for the drawings, or they may take what visitors leave of the machine. */
export type Hurry = 'at-once' | 'visitors-first'

/** Run from its source also beside the build: Node strips the types, and no bundler has to know about workers. */
const workerFile = join(process.cwd(), 'db/seed/drawing-worker.ts')

const startWorker = (hurry: Hurry) => new Worker(workerFile, { workerData: hurry })

const drawWith =
  (worker: Worker, media: MediaStore): Draw =>
  async (sheet) => {
    worker.postMessage(sheet)
    const [drawing]: readonly unknown[] = await once(worker, 'message')
    if (!(drawing instanceof Uint8Array))
      throw new Error('The drawing worker sent something else than a drawing')
    return storePicture(media, drawing, { hurried: true })
  }

/** A desk for one piece of work that somebody waits for. */
export const atDrawingDesk: DrawingDesk = async (media, work) => {
  const worker = startWorker('at-once')
  try {
    return await work(drawWith(worker, media))
  } finally {
    await worker.terminate()
  }
}

/** Long enough for the next job to come; a thread that is warm draws twice as fast. */
const keptMs = 20_000

/** A desk for one work after the other, none of which is urgent. */
export const quietDrawingDesk = (): DrawingDesk => {
  let worker: Worker | undefined
  let leaving: NodeJS.Timeout | undefined
  const leave = async () => {
    const left = worker
    worker = undefined
    await left?.terminate()
  }
  return async (media, work) => {
    clearTimeout(leaving)
    worker ??= startWorker('visitors-first')
    try {
      return await work(drawWith(worker, media))
    } catch (error) {
      // Whatever it was, it may have ended the thread.
      await leave()
      throw error
    } finally {
      leaving = setTimeout(leave, keptMs).unref()
    }
  }
}
