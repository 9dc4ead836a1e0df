import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/jobs.ts'

/** Publishes the drafts whose moment has come. */
export const duePublishing = defineJob({ name: 'catalog.publish-due', data: z.object({}) })
