import type { Json } from '../../shared/json.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import type { Write } from '../context/write.ts'
import type { TakenPicture } from './making/make-upload.ts'
import { putFiles } from './put-files.ts'
import { claimMedia, discardMedia, settleMedia } from './unclaimed-media.ts'

type Show<T> = (tx: Write) => Promise<T>

/**
 * Stores pictures and shows them, all or none: it claims their keys, stores their files, and calls `show`, which writes
 * the rows in the transaction that removes the claim. After a failure the files are removed, at once or by the nightly
 * sweep.
 */
export const storeTaken = <T>(ctx: Context, taken: readonly TakenPicture[], show: Show<T>): Promise<T> =>
  storing(ctx, taken, (settling) => ctx.write(settling(show)))

/** `storeTaken` for a call that must happen once: a repeated call gets the first answer and stores nothing. */
export const storeTakenOnce = <T extends Json>(
  ctx: Context,
  taken: readonly TakenPicture[],
  show: Show<T>,
): Promise<T> => storing(ctx, taken, (settling) => ctx.once(settling(show)))

const storing = async <T>(
  ctx: Context,
  taken: readonly TakenPicture[],
  commit: (settling: (show: Show<T>) => Show<T>) => Promise<T>,
): Promise<T> => {
  const keys = taken.map(({ picture }) => picture.key)
  const claim = await ctx.db.transaction((tx) => claimMedia(tx, { keys, clock: ctx.clock }))
  const discard = () =>
    discardMedia(ctx, claim).catch((failure: unknown) => {
      ctx.log.warn({ err: failure }, 'files of a failed upload stay until the sweep')
    })
  let isSettled = false
  try {
    await putFiles(
      ctx.media,
      taken.flatMap(({ files }) => files),
    )
    const answer = await commit((show) => async (tx) => {
      const shown = await show(tx)
      if (!(await settleMedia(tx.db, claim))) throw requestErrors.serviceBusy()
      isSettled = true
      return shown
    })
    if (!isSettled) await discard()
    return answer
  } catch (error) {
    await discard()
    throw error
  }
}
