import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { drawSharePictures, shareDrawing } from './images/draw-share-pictures.ts'
import { finishingPicture, finishPicture } from './images/finish-picture.ts'
import { publishDue } from './publishing/publish-due.ts'
import { duePublishing } from './publishing/publishing.job.ts'

export const pictureFinishing = implementJob(finishingPicture, (ctx, { data, signal }) =>
  finishPicture(ctx, { key: data.key, signal }),
)

export const sharePictures = implementJob(shareDrawing, drawSharePictures)

export const draftPublishing = implementJob(duePublishing, publishDue)
