import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearMessages, messagesToClear } from './clear-messages.ts'
import { messagesToTell, tellOfMessages } from './tell-of-messages.ts'

export const messagesToTellJob = implementJob(messagesToTell, tellOfMessages)
export const messagesToClearJob = implementJob(messagesToClear, clearMessages)
