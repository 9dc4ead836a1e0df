import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldWithdrawals, oldWithdrawals } from './clear-old-withdrawals.ts'
import { lookUpJob, lookUpOrder } from './declaring/look-up-order.ts'
import { parcelReminder, remindOfParcels } from './returns/remind-of-parcels.ts'

export const lookingUp = implementJob(lookUpJob, (ctx, { data }) => lookUpOrder(ctx, data.withdrawalId))

export const clearing = implementJob(oldWithdrawals, clearOldWithdrawals)

export const reminding = implementJob(parcelReminder, remindOfParcels)
