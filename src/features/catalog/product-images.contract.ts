import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, orNothing } from '../../shared/api/text-fields.ts'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { mostPicturesAtOnce, mostPicturesOfPiece, pictureAltMaxLength } from './catalog.limits.ts'
import { productImageSchema, productParams, productSchema } from './product.schema.ts'

const params = productParams

const imageParams = productParams.extend({ imageId: z.string() })

const alt = lineField({ maxLength: pictureAltMaxLength })

const altOfUpload = orNothing(alt).describe('What the pictures show; the name of the piece without it')

const uploadBody = z.object({ alt: altOfUpload, altEn: altOfUpload })

const imagesAnswer = z.object({
  success: z.literal(true),
  images: z.array(productImageSchema),
  version: productSchema.shape.version,
})

const conflicts = `The piece would have more than ${mostPicturesOfPiece} pictures`

/** The calls of §7 answer the piece as `GET /products/{id}` does; ours its pictures, in their order, and its version. */
export const productImagesContract = defineContract({
  'POST /products/{id}/images': {
    access: 'admin',
    summary: 'Adds a picture to a piece; answers the piece',
    params,
    upload: { fields: ['image', 'file'], mostFiles: 1, mostBytes: largestPictureBytes },
    body: uploadBody,
    answer: productSchema,
    status: 201,
    conflicts,
  },
  'POST /products/{id}/images/multiple': {
    access: 'admin',
    summary: 'Adds several pictures to a piece, all or none; answers the piece',
    params,
    upload: {
      fields: ['images', 'images[]'],
      mostFiles: mostPicturesAtOnce,
      mostBytes: largestPictureBytes,
    },
    body: uploadBody,
    answer: productSchema,
    status: 201,
    conflicts,
  },
  'PUT /products/{id}/images/order': {
    access: 'admin',
    summary: 'Puts the pictures of a piece in this order; the first is the main one',
    params,
    body: z.object({ imageIds: z.array(z.string()).max(mostPicturesOfPiece) }),
    answer: imagesAnswer,
  },
  'PUT /products/{id}/images/{imageId}': {
    access: 'admin',
    summary: 'Says what a picture shows; without English, its readers get the French words',
    params: imageParams,
    body: z.object({ alt: alt.min(1), altEn: orNothing(alt) }),
    answer: imagesAnswer,
  },
  'PUT /products/{id}/images/{imageId}/main': {
    access: 'admin',
    summary: 'Makes a picture the main one, before the others; answers the piece',
    params: imageParams,
    answer: productSchema,
  },
  'DELETE /products/{id}/images/{imageId}': {
    access: 'admin',
    summary: 'Takes a picture away; after the main one, the next is main; answers the piece',
    params: imageParams,
    answer: productSchema,
  },
})
