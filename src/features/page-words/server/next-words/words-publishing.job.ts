import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/jobs.ts'

/** Publishes the next versions of pages whose moment has come. */
export const duePublishing = defineJob({ name: 'page-words.publish-due', data: z.object({}) })
