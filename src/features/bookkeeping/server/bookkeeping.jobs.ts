import { z } from 'zod'
import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { archiveJob, clearOldArchives } from './archives/ask-archive.ts'
import { makeArchive } from './archives/make-archive.ts'
import { closeByItself } from './closings/close-periods.ts'
import { forgetBooks } from './forgetting/forget-books.ts'

const oldArchives = defineJob({ name: 'bookkeeping.clear-archives', data: z.object({}), cron: '25 * * * *' })

/** Each hour, so that a house that slept at night closes what is over once it is awake. */
const periodsOver = defineJob({
  name: 'bookkeeping.close-periods',
  data: z.object({}),
  cron: '40 * * * *',
  oneByOne: true,
})

const yearsToForget = defineJob({
  name: 'bookkeeping.forget-books',
  data: z.object({}),
  cron: '50 4 * * *',
  oneByOne: true,
})

export const making = implementJob(archiveJob, makeArchive)

export const clearing = implementJob(oldArchives, async (ctx) => {
  await clearOldArchives(ctx)
})

export const closing = implementJob(periodsOver, async (ctx) => {
  await closeByItself(ctx)
})

export const forgetting = implementJob(yearsToForget, async (ctx) => {
  await forgetBooks(ctx)
})
