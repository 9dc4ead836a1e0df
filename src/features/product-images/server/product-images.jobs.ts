import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { drawSharePictures, shareDrawing } from './draw-share-pictures.ts'
import { finishingPicture, finishPicture } from './finish-picture.ts'

export const pictureFinishing = implementJob(finishingPicture, (ctx, { data, signal }) =>
  finishPicture(ctx, { key: data.key, signal }),
)

export const sharePictures = implementJob(shareDrawing, drawSharePictures)
