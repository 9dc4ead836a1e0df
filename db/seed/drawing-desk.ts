import type { MediaStore } from '../../src/platform/media/media-store.ts'
import { storePicture } from '../../src/platform/media/store-picture.ts'
import type { StoredPicture } from '../../src/shared/pictures/stored-picture.ts'
import { type DrawingThread, startDrawingThread } from './drawing-thread.ts'
import type { Sheet } from './sheet.ts'

/** Draws one sheet and takes it in like any upload. */
export type Draw = (sheet: Sheet) => Promise<StoredPicture>

/** Gives the work somebody who draws its sheets beside it, as a drawing would keep every request waiting. */
export type DrawingDesk = <T>(media: MediaStore, work: (draw: Draw) => Promise<T>) => Promise<T>

const drawWith =
  (thread: DrawingThread, media: MediaStore): Draw =>
  async (sheet) =>
    storePicture(media, await thread.draw(sheet), { hurried: true })

/** A desk for one piece of work that somebody waits for. */
export const atDrawingDesk: DrawingDesk = async (media, work) => {
  const thread = startDrawingThread('at-once')
  try {
    return await work(drawWith(thread, media))
  } finally {
    await thread.end()
  }
}

/** Long enough for the next job to come; a thread that is warm draws twice as fast. */
const keptMs = 20_000

/** A desk for works none of which is urgent; those that come at once share its thread. */
export const quietDrawingDesk = (): DrawingDesk => {
  let thread: DrawingThread | undefined
  let atWork = 0
  let leaving: NodeJS.Timeout | undefined
  const take = () => {
    if (thread) return thread
    const taken = startDrawingThread('visitors-first')
    thread = taken
    const forget = () => {
      if (thread === taken) thread = undefined
    }
    void taken.ended.then(forget)
    return taken
  }
  const leave = () => {
    const left = thread
    thread = undefined
    void left?.end()
  }
  return async (media, work) => {
    clearTimeout(leaving)
    atWork++
    try {
      return await work(drawWith(take(), media))
    } finally {
      atWork--
      if (atWork === 0) leaving = setTimeout(leave, keptMs).unref()
    }
  }
}
