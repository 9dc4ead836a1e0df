import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { forgetMeasures, measuresToForget } from './forget-measures.ts'
import { measuresToSealAgain, sealMeasuresAgain } from './seal-measures-again.ts'

export const measuresToSealAgainJob = implementJob(measuresToSealAgain, sealMeasuresAgain)
export const measuresToForgetJob = implementJob(measuresToForget, forgetMeasures)
