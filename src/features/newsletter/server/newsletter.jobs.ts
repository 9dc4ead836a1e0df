import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldSubscribers, oldSubscribers } from './subscribing/clear-old-subscribers.ts'
import { confirmationAsked, sendConfirmation } from './subscribing/send-confirmation.ts'

export const confirming = implementJob(confirmationAsked, (ctx, { data }) =>
  sendConfirmation(ctx, data.subscriberId),
)

export const clearing = implementJob(oldSubscribers, clearOldSubscribers)
