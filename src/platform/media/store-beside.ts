import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import type { Write } from '../context/write.ts'
import { claimMedia, settleMedia } from './unclaimed-media.ts'

interface Beside<Stored> {
  /** The key of a picture that rows show already. */
  readonly key: string
  /** Stores further files below the key. */
  readonly put: () => Promise<Stored>
  /** Updates the rows in one transaction; false when no row shows the picture any more. */
  readonly show: (tx: Write, stored: Stored) => Promise<boolean>
}

/**
 * Adds files to a picture that is shown. When the picture is removed meanwhile, the nightly sweep removes the files.
 */
export const storeBeside = async <Stored>(ctx: Context, { key, put, show }: Beside<Stored>) => {
  const claim = await ctx.db.transaction((tx) => claimMedia(tx, { keys: [key], clock: ctx.clock }))
  const stored = await put()
  await ctx.write(async (tx) => {
    if (!(await show(tx, stored))) return
    if (!(await settleMedia(tx.db, claim))) throw requestErrors.serviceBusy()
  })
}
