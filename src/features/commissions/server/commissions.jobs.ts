import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldWishes, oldWishes } from './wishes/clear-old-wishes.ts'

export const clearing = implementJob(oldWishes, clearOldWishes)
