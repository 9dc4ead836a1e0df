import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { announceTextsInForce, midnight } from './versions/taking-effect.ts'

export const takingEffect = implementJob(midnight, announceTextsInForce)
