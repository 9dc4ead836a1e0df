import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Write } from '../../context/write.ts'
import type { Db } from '../../db/database.ts'
import { defineJob, type JobRun } from '../../jobs/jobs.ts'
import { storeBeside } from '../store-beside.ts'
import { shareFileFor, storeSharePicture } from './share-picture.ts'

/**
 * The job of one table. Asked for when its pictures change; the clock finds the others: pictures from before, a house
 * that has another name, a share picture that is composed otherwise.
 */
export const defineShareDrawing = (name: string) =>
  defineJob({ name, data: z.object({}), cron: '*/10 * * * *', oneByOne: true })

/** Where a table keeps what a shared link shows of its pictures. */
export interface SharedPictures {
  /** The pictures that some page is shared with, and whose rows name another file than this one, or none. */
  readonly find: (
    db: Db,
    wanted: { readonly file: string; readonly most: number },
  ) => Promise<readonly { readonly key: string; readonly widths: readonly number[] }[]>
  /** Names the file wherever the table shows the picture, and announces that; false when it no longer does. */
  readonly show: (tx: Write, shared: { readonly key: string; readonly share: string }) => Promise<boolean>
}

export type ShareRun = Partial<Pick<JobRun<object>, 'log' | 'signal'>>

/** A run ends well before it is given up; what it leaves is the next one's. */
const mostInARun = 1000

/** Makes what a table lacks, one after the other; one that cannot be made does not hold up the others. */
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
