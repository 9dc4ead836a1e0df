import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { askAgain, refundSweep } from './ask-again.ts'
import { cancelIntent, cancelIntentJob } from './call-off.public.ts'
import { catchUp, catchUpJob } from './catch-up.public.ts'
import { deliverDemo, demoDelivery } from './demo/deliver-demo.ts'
import { refundJob } from './refunds/refund-payment.public.ts'
import { carryOutRefund } from './refunds/settle-refund.ts'

export const cancelling = implementJob(cancelIntentJob, (ctx, { data }) => cancelIntent(ctx, data.paymentId))

export const refunding = implementJob(refundJob, (ctx, { data }) => carryOutRefund(ctx, data.refundId))

export const askingAgain = implementJob(refundSweep, askAgain)

export const catchingUp = implementJob(catchUpJob, catchUp)

export const demoDelivering = implementJob(demoDelivery, deliverDemo)
