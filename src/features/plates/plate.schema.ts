import type { z } from 'zod'
import { focalPointSchema } from '../../shared/pictures/focal-point.schema.ts'
import { sharedPictureSchema } from '../../shared/pictures/picture.schema.ts'

/** An editorial picture. */
export const plateSchema = sharedPictureSchema.extend({ focalPoint: focalPointSchema.optional() })

export type PlateImage = z.output<typeof plateSchema>
