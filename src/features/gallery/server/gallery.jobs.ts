import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { drawGalleryShares, galleryShareDrawing } from './draw-gallery-shares.ts'
import { finishGalleryPicture, finishingGalleryPicture } from './finish-gallery-picture.ts'
import { newDay, turnTheDay } from './turn-the-day.ts'

export const pictureFinishing = implementJob(finishingGalleryPicture, (ctx, { data, signal }) =>
  finishGalleryPicture(ctx, { key: data.key, signal }),
)

export const shares = implementJob(galleryShareDrawing, drawGalleryShares)

export const dayTurning = implementJob(newDay, turnTheDay)
