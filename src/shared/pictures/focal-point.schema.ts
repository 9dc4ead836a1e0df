import { z } from 'zod'

const percent = z.int().min(0).max(100)

export const focalPointSchema = z
  .object({ x: percent, y: percent })
  .describe('What stays in sight when it is cropped, in percent of its sides')

export type FocalPoint = Readonly<z.output<typeof focalPointSchema>>
