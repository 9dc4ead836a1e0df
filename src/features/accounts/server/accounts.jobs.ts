import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldTraces, oldTraces } from './clear-old-traces.ts'
import { mailResetLink, resetLink } from './passwords/reset-link.ts'

export const resetLinkJob = implementJob(resetLink, (ctx, { data }) =>
  mailResetLink(ctx, data.accountId, data.redirect),
)

export const oldTracesJob = implementJob(oldTraces, clearOldTraces)
