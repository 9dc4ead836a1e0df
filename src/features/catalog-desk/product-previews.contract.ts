import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { productParams, productSchema } from '../catalog/product.schema.ts'

const success = z.literal(true)
const until = z.iso.datetime().describe('Until when the link is good')

export const productPreviewsContract = defineContract({
  'POST /admin/products/{id}/previews': {
    access: 'staff',
    areas: ['catalogue'],
    audit: { none: 'it changes nothing, and shows no more than a draft' },
    summary: 'Makes a key by which somebody without an account sees a product in any state, for seven days',
    params: productParams,
    body: z.object({
      next: z.boolean().default(false).describe('With the changes that wait beside it, as long as they do'),
    }),
    answer: z.object({ success, key: z.string(), until }),
  },
  'GET /product-previews/{key}': {
    access: 'public',
    summary: 'Returns a product by the key of a preview, in any state',
    params: z.object({ key: z.string().max(400) }),
    answer: z.object({
      success,
      product: productSchema,
      published: z.boolean().describe('It is in the shop by now'),
      until,
    }),
  },
})

export type ProductPreviewsContract = typeof productPreviewsContract
export type ProductPreview = Readonly<
  z.output<(typeof productPreviewsContract)['GET /product-previews/{key}']['answer']>
>
