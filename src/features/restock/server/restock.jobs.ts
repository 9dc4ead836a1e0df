import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { stockRaised } from '../../catalog/server/stock/stock-raised.public.ts'
import { clearOldAlerts, oldAlerts } from './clear-old-alerts.ts'
import { confirmationAsked, sendConfirmation } from './send-confirmation.ts'
import { tellWhoWaits } from './tell-who-waits.ts'

export const confirming = implementJob(confirmationAsked, (ctx, { data }) =>
  sendConfirmation(ctx, data.alertId),
)

export const telling = implementJob(stockRaised, (ctx, { data, signal }) =>
  tellWhoWaits(ctx, data.sizes, signal),
)

export const clearing = implementJob(oldAlerts, clearOldAlerts)
