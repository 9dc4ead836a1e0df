import { implement } from '../../../platform/http/implement.ts'
import { catalogErrors } from '../../catalog/catalog.errors.ts'
import { writtenProduct } from '../../catalog/server/presented-product.public.ts'
import { productPreviewsContract } from '../product-previews.contract.ts'
import { makeKey, openKey } from './previews/preview-key.ts'
import { requireEditedProduct } from './writing/find-edited-product.ts'

const success = true as const

export const productPreviewsRoutes = implement(productPreviewsContract, {
  'POST /admin/products/{id}/previews': async (ctx, { params }) => {
    const { _id: id } = await writtenProduct(ctx, params.id)
    const { key, untilMs } = makeKey(ctx, id)
    return { success, key, until: new Date(untilMs).toISOString() }
  },

  'GET /product-previews/{key}': async (ctx, { params }) => {
    const preview = openKey(ctx, params.key)
    if (!preview) throw catalogErrors.productNotFound()
    const { state } = await requireEditedProduct(ctx, preview.id)
    return {
      success,
      product: await writtenProduct(ctx, preview.id),
      published: state === 'published',
      until: new Date(preview.untilMs).toISOString(),
    }
  },
})
