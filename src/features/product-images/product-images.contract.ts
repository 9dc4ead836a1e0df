import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, orNothing } from '../../shared/api/text-fields.ts'
import { focalPointSchema } from '../../shared/pictures/focal-point.schema.ts'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { pictureNotes } from '../../shared/pictures/picture-notes.ts'
import { mostPicturesAtOnce, mostPicturesOfProduct, pictureAltMaxLength } from '../catalog/product.limits.ts'
import { productImageSchema, productParams, productSchema } from '../catalog/product.schema.ts'
import { productAudit } from '../catalog/products.audit.ts'

const params = productParams

const imageParams = productParams.extend({ imageId: z.string() })

const alt = lineField({ maxLength: pictureAltMaxLength })

const altOfUpload = orNothing(alt).describe('What the pictures show; the name of the product without it')

const uploadBody = z.object({ alt: altOfUpload, altEn: altOfUpload })

const imagesAnswer = z.object({
  success: z.literal(true),
  images: z.array(productImageSchema),
  version: productSchema.shape.version,
})

const uploadAnswer = productSchema.extend({
  taken: z
    .array(z.object({ width: z.int(), height: z.int(), notes: z.array(z.enum(pictureNotes)) }))
    .describe('What to look at in each picture, in the order of the files'),
})

const conflicts = `The product would have more than ${mostPicturesOfProduct} pictures`

/**
 * The calls of §7 answer the product as `GET /products/{id}` does. The calls that §7 does not have answer the pictures
 * in their order, and the version of the product.
 */
export const productImagesContract = defineContract({
  'POST /products/{id}/images': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.images_added],
    summary: 'Adds a picture to a product; returns the product',
    params,
    upload: { fields: ['image', 'file'], mostFiles: 1, mostBytes: largestPictureBytes },
    body: uploadBody,
    answer: uploadAnswer,
    status: 201,
    conflicts,
  },
  'POST /products/{id}/images/multiple': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.images_added],
    summary: 'Adds several pictures to a product, all or none; returns the product',
    params,
    upload: {
      fields: ['images', 'images[]'],
      mostFiles: mostPicturesAtOnce,
      mostBytes: largestPictureBytes,
    },
    body: uploadBody,
    answer: uploadAnswer,
    status: 201,
    conflicts,
  },
  'PUT /products/{id}/images/order': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.images_reordered],
    summary: 'Orders the pictures of a product; the first is the main one',
    params,
    body: z.object({ imageIds: z.array(z.string()).max(mostPicturesOfProduct) }),
    answer: imagesAnswer,
  },
  'PUT /products/{id}/images/{imageId}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.image_described],
    summary: 'Sets the alternative text of a picture; French is used where English is missing',
    params: imageParams,
    body: z.object({
      alt: alt.min(1),
      altEn: orNothing(alt),
      focalPoint: focalPointSchema
        .optional()
        .describe('What stays in sight where it is cropped; absent it stays as it is'),
    }),
    answer: imagesAnswer,
  },
  'PUT /products/{id}/images/{imageId}/file': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.image_replaced],
    summary: 'Puts another picture in the place of one, whose words and place stay; returns the product',
    params: imageParams,
    upload: { fields: ['image', 'file'], mostFiles: 1, mostBytes: largestPictureBytes },
    answer: uploadAnswer,
  },
  'PUT /products/{id}/images/{imageId}/main': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.main_image_set],
    summary: 'Makes a picture the main one; returns the product',
    params: imageParams,
    answer: productSchema,
  },
  'DELETE /products/{id}/images/{imageId}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.image_removed],
    summary: 'Deletes a picture; after the main one, the next becomes main; returns the product',
    params: imageParams,
    answer: productSchema,
  },
})

export type ProductImagesContract = typeof productImagesContract
