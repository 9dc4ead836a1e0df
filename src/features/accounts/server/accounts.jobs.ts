import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldTraces, oldTraces } from './clear-old-traces.ts'
import { mailResetLink, resetLink } from './passwords/reset-link.ts'
import { notifyOwner, ownerTold } from './sign-in/notify-owner.ts'

export const resetLinkJob = implementJob(resetLink, (ctx, { data }) =>
  mailResetLink(ctx, data.accountId, data.redirect),
)

export const ownerToldJob = implementJob(ownerTold, (ctx, { data }) => notifyOwner(ctx, data.accountId))

export const oldTracesJob = implementJob(oldTraces, clearOldTraces)
