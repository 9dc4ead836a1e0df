import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { stockRaised } from '../../stock/server/stock-raised.public.ts'
import { clearOldAlerts, oldAlerts } from './clear-old-alerts.ts'
import { notifyWaiting } from './notify-waiting.ts'
import { confirmationAsked, sendConfirmation } from './send-confirmation.ts'

export const confirming = implementJob(confirmationAsked, (ctx, { data }) =>
  sendConfirmation(ctx, data.alertId),
)

export const telling = implementJob(stockRaised, (ctx, { data, signal }) =>
  notifyWaiting(ctx, data.sizes, signal),
)

export const clearing = implementJob(oldAlerts, clearOldAlerts)
