import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { entriesToSeal, sealEntries } from './seal-entries.ts'

export const entriesToSealJob = implementJob(entriesToSeal, sealEntries)
