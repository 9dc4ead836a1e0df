import { implementJob } from '../../src/platform/jobs/implement-job.ts'
import { drawLater, laterDrawing } from './draw-later.ts'
import { quietDrawingDesk } from './drawing-desk.ts'

const desk = quietDrawingDesk()

/** Draws what the demo house did not wait for when it opened. */
export const demoDrawing = implementJob(laterDrawing, (ctx, { data, signal }) =>
  drawLater(ctx, { drawing: data, desk, signal }),
)
