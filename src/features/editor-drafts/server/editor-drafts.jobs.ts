import { z } from 'zod'
import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { clearOldDrafts } from './editor-drafts.repository.ts'

const oldDrafts = defineJob({ name: 'editor-drafts.clear-old', data: z.object({}), cron: '50 4 * * *' })

export const clearing = implementJob(oldDrafts, clearOldDrafts)
