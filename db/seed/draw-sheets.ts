import type { Context } from '../../src/platform/context/context.ts'
import type { StoredPicture } from '../../src/shared/pictures/stored-picture.ts'
import type { DrawingDesk } from './drawing-desk.ts'
import type { Sheet } from './sheet.ts'

export interface Progress {
  readonly done: number
  readonly total: number
}

export interface DrawnSheet {
  readonly sheet: Sheet
  readonly picture: StoredPicture
}

interface Drawing {
  readonly ctx: Pick<Context, 'media'>
  readonly desk: DrawingDesk
  readonly sheets: readonly Sheet[]
  readonly onProgress: ((progress: Progress) => void) | undefined
}

/** A sheet keeps a core busy: two desks are what a small machine bears. */
const desks = 2

/** Draws sheets as fast as the machine can; answers them in their order. */
export const drawSheets = async ({ ctx, desk, sheets, onProgress }: Drawing) => {
  const waiting = [...sheets.entries()]
  const drawn: DrawnSheet[] = []
  let done = 0
  const drawAtDesk = () =>
    desk(ctx.media, async (draw) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, sheet] = next
        drawn[place] = { sheet, picture: await draw(sheet) }
        done++
        onProgress?.({ done, total: sheets.length })
      }
    }).catch((error: unknown) => {
      // The other desk need not go on with what nobody will see.
      waiting.length = 0
      throw error
    })
  await Promise.all(Array.from({ length: desks }, drawAtDesk))
  return drawn
}
