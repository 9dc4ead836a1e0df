import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { expireOrders, expirySweep } from './closing/expire-orders.ts'

export const expiring = implementJob(expirySweep, expireOrders)
