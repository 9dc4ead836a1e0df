import { z } from 'zod'
import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { archiveJob, clearOldArchives } from './archives/ask-archive.ts'
import { makeArchive } from './archives/make-archive.ts'

const oldArchives = defineJob({ name: 'bookkeeping.clear-archives', data: z.object({}), cron: '25 * * * *' })

export const making = implementJob(archiveJob, makeArchive)

export const clearing = implementJob(oldArchives, async (ctx) => {
  await clearOldArchives(ctx)
})
