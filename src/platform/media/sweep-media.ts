import { asc, lt, min } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../clock.ts'
import type { Context } from '../context/context.ts'
import { defineJob, type JobRun } from '../jobs/jobs.ts'
import { unclaimedMedia } from './unclaimed-media.table.ts'
import { removeUnshown } from './unclaimed-media.ts'

/** Each night, removes files from the media store that no row shows any more. */
export const mediaSweep = defineJob({
  name: 'media.sweep',
  data: z.object({}),
  cron: '40 4 * * *',
  oneByOne: true,
})

/** Longer than any upload takes, and longer than a page or a cached copy still shows a removed picture. */
export const sweptAfterHours = 24

const mostAtOnce = 1000

/** Removes the files that no row has shown for a day; a failure for one key does not stop the others. */
export const sweepMedia = async (ctx: Context, { log, signal }: Pick<JobRun<object>, 'log' | 'signal'>) => {
  const due = lt(unclaimedMedia.since, dateOf(ctx.clock.now().subtract({ hours: sweptAfterHours })))
  const rows = await ctx.db
    .select({ key: unclaimedMedia.mediaKey })
    .from(unclaimedMedia)
    .where(due)
    .groupBy(unclaimedMedia.mediaKey)
    .orderBy(asc(min(unclaimedMedia.since)))
    .limit(mostAtOnce)
  const failures: unknown[] = []
  for (const { key } of rows) {
    signal.throwIfAborted()
    await removeUnshown(ctx, { key, given: due }).catch((error: unknown) => {
      log.error({ err: error, key }, 'the files of a picture could not be removed')
      failures.push(error)
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some files could not be removed')
}
