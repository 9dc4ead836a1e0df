import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { forgetIdleAccounts, idleAccounts } from './forgetting/forget-idle-accounts.ts'

export const forgetting = implementJob(idleAccounts, forgetIdleAccounts)
