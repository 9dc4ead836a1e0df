import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { arrangeVisits, visitSweep } from './measuring/arrange-visits.ts'

export const arranging = implementJob(visitSweep, arrangeVisits)
