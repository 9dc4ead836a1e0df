import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { expireOrders, expirySweep } from './closing/expire-orders.ts'
import { paperJob } from './papers/paper-job.ts'
import { sendPaper } from './papers/send-paper.ts'

export const expiring = implementJob(expirySweep, expireOrders)

export const sendingPapers = implementJob(paperJob, (ctx, { data }) => sendPaper(ctx, data.invoiceId))
