import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { measuresToSealAgain, sealMeasuresAgain } from './seal-measures-again.ts'

export const measuresToSealAgainJob = implementJob(measuresToSealAgain, sealMeasuresAgain)
