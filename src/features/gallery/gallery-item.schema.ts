import { z } from 'zod'
import { focalPointSchema } from '../../shared/pictures/focal-point.schema.ts'
import { sharedPictureSchema } from '../../shared/pictures/picture.schema.ts'
import { boards, galleryColours, galleryOccasions } from './gallery.limits.ts'

export const galleryProductSchema = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number().nonnegative(),
  available: z.boolean().describe('Whether some size of it is in stock'),
})

export const galleryImageSchema = sharedPictureSchema.extend({
  focalPoint: focalPointSchema,
})

/** A picture of the house with its words, in one language. */
export const galleryItemSchema = z.object({
  _id: z.string(),
  board: z.enum(boards),
  title: z.string(),
  text: z.string(),
  occasion: z.enum(galleryOccasions).nullable(),
  colours: z.array(z.enum(galleryColours)),
  credits: z.string(),
  image: galleryImageSchema,
  products: z
    .array(galleryProductSchema)
    .describe('In the order of the house; one that was removed is left out'),
})

export type GalleryProduct = Readonly<z.output<typeof galleryProductSchema>>
export type GalleryItem = Readonly<z.output<typeof galleryItemSchema>>
