import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldProofs, oldProofs } from './clear-old-proofs.ts'

export const clearing = implementJob(oldProofs, clearOldProofs)
