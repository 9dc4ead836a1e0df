import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import type { Write } from '../context/write.ts'
import { claimMedia, settleMedia } from './unclaimed-media.ts'

interface Beside<Stored> {
  /** A picture that rows show already. */
  readonly key: string
  /** Puts further files below its key. */
  readonly put: () => Promise<Stored>
  /** Tells the rows of them, in one transaction; false when none shows the picture any more. */
  readonly show: (tx: Write, stored: Stored) => Promise<boolean>
}

/** Adds files to a picture that is shown. One that is taken away meanwhile leaves them to the sweep. */
export const storeBeside = async <Stored>(ctx: Context, { key, put, show }: Beside<Stored>) => {
  const claim = await ctx.db.transaction((tx) => claimMedia(tx, { keys: [key], clock: ctx.clock }))
  const stored = await put()
  await ctx.write(async (tx) => {
    if (!(await show(tx, stored))) return
    if (!(await settleMedia(tx.db, claim))) throw requestErrors.serviceBusy()
  })
}
