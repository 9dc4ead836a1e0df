import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Write } from '../../context/write.ts'
import type { Db } from '../../db/database.ts'
import { defineJob, type JobRun } from '../../jobs/jobs.ts'
import { storeBeside } from '../store-beside.ts'
import { shareFileFor, storeSharePicture } from './share-picture.ts'

/**
 * The job of one table. It is enqueued when pictures of the table change; the schedule finds the other cases: older
 * pictures, another name of the house, or another way of composing share pictures.
 */
export const defineShareDrawing = (name: string) =>
  defineJob({ name, data: z.object({}), cron: '*/10 * * * *', oneByOne: true })

/** A table that stores the share pictures of its pictures. */
export interface SharedPictures {
  /** Finds the pictures that a page is shared with and whose rows name no share picture, or another one than this. */
  readonly find: (
    db: Db,
    wanted: { readonly file: string; readonly most: number },
  ) => Promise<readonly { readonly key: string; readonly widths: readonly number[] }[]>
  /** Sets the file in all rows that show the picture, and announces that; false when no row shows it any more. */
  readonly show: (tx: Write, shared: { readonly key: string; readonly share: string }) => Promise<boolean>
}

export type ShareRun = Partial<Pick<JobRun<object>, 'log' | 'signal'>>

/** A run ends well before its time limit; the next run makes the rest. */
const mostInARun = 1000

/** Makes the missing share pictures of a table one after the other; a failure does not stop the others. */
export const drawShares = async (
  ctx: Context,
  { find, show }: SharedPictures,
  { houseName, log = ctx.log, signal }: ShareRun & { readonly houseName: string },
) => {
  const failures: unknown[] = []
  for (const { key, widths } of await find(ctx.db, { file: shareFileFor(houseName), most: mostInARun })) {
    if (signal?.aborted) break
    await storeBeside(ctx, {
      key,
      put: () => storeSharePicture(ctx.media, { key, widths, houseName, signal }),
      show: (tx, share) => show(tx, { key, share }),
    }).catch((error: unknown) => {
      if (signal?.aborted) return
      log.error({ err: error, key }, 'a share picture could not be made')
      failures.push(error)
    })
  }
  signal?.throwIfAborted()
  if (failures.length > 0) throw new AggregateError(failures, 'Some share pictures could not be made')
}
