import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { drawPlateShares, plateShareDrawing } from './draw-plate-shares.ts'
import { finishingPlate, finishPlate } from './hanging/finish-plate.ts'

export const shares = implementJob(plateShareDrawing, drawPlateShares)

export const finishing = implementJob(finishingPlate, (ctx, { data, signal }) =>
  finishPlate(ctx, { key: data.key, signal }),
)
