import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { drawPlateShares, plateShareDrawing } from './draw-plate-shares.ts'

export const shares = implementJob(plateShareDrawing, drawPlateShares)
