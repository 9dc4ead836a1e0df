import { z } from 'zod'
import { focalPointSchema } from './focal-point.schema.ts'

/** A picture in the answers of the API. */
export const pictureSchema = z.object({
  url: z.string().describe('The largest WebP; siblings are <key>/<width>.webp and .avif'),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().describe('Dominant colour, shown until the picture arrives'),
  widths: z.array(z.number().int().positive()),
})

/** A picture that pages crop: the one shape in which a picture of a product is told. */
export const framedPictureSchema = pictureSchema.extend({ focalPoint: focalPointSchema.optional() })

/** A picture that can represent a page in a shared link. */
export const sharedPictureSchema = pictureSchema.extend({
  sharePicture: z
    .string()
    .optional()
    .describe('What a shared link shows: a JPEG of 1200 × 630 with it, once it is made'),
})

export type Picture = z.output<typeof pictureSchema>
export type FramedPicture = z.output<typeof framedPictureSchema>
export type SharedPicture = z.output<typeof sharedPictureSchema>
