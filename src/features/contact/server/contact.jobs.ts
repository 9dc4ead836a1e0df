import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldMessages, oldMessages } from './messages/clear-old-messages.ts'

export const clearing = implementJob(oldMessages, clearOldMessages)
