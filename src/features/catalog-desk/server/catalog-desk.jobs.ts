import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { publishNextDue } from './next-version/write-next-version.ts'
import { publishDue } from './publishing/publish-due.ts'
import { duePublishing } from './publishing/publishing.job.ts'

export const draftPublishing = implementJob(duePublishing, async (ctx) => {
  const [drafts, next] = await Promise.allSettled([publishDue(ctx), publishNextDue(ctx)])
  if (drafts.status === 'rejected') throw drafts.reason
  if (next.status === 'rejected') throw next.reason
})
