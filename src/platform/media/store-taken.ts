import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import type { Write } from '../context/write.ts'
import { putFiles } from './put-files.ts'
import type { TakenPicture } from './take-in-picture.ts'
import { claimMedia, discardMedia, settleMedia } from './unclaimed-media.ts'

/**
 * Stores pictures and shows them, all or none: their keys are noted, their files are put, and `show` writes the rows in
 * the transaction that strikes the note out. Whatever fails, the files go, at once or with the sweep.
 */
export const storeTaken = async <T>(
  ctx: Context,
  taken: readonly TakenPicture[],
  show: (tx: Write) => Promise<T>,
): Promise<T> => {
  const keys = taken.map(({ picture }) => picture.key)
  const claim = await ctx.db.transaction((tx) => claimMedia(tx, { keys, clock: ctx.clock }))
  try {
    await putFiles(
      ctx.media,
      taken.flatMap(({ files }) => files),
    )
    return await ctx.write(async (tx) => {
      const shown = await show(tx)
      if (!(await settleMedia(tx.db, claim))) throw requestErrors.serviceBusy()
      return shown
    })
  } catch (error) {
    await discardMedia(ctx, claim).catch((failure: unknown) => {
      ctx.log.warn({ err: failure }, 'files of a failed upload stay until the sweep')
    })
    throw error
  }
}
