import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { balanceJob, readBalance } from './reading/read-balance.ts'

export const reading = implementJob(balanceJob, async (ctx) => {
  const { transactions } = await readBalance(ctx)
  if (transactions > 0) ctx.log.info({ transactions }, 'the balance at the payment provider was read')
})
