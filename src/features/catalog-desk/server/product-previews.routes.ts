import { implement } from '../../../platform/http/implement.ts'
import { catalogErrors } from '../../catalog/catalog.errors.ts'
import { writtenProduct } from '../../catalog/server/presented-product.public.ts'
import { productPreviewsContract } from '../product-previews.contract.ts'
import { findNextRow } from './next-version/find-next-version.ts'
import { makeKey, openKey } from './previews/preview-key.ts'
import { requireEditedProduct } from './writing/find-edited-product.ts'

const success = true as const

export const productPreviewsRoutes = implement(productPreviewsContract, {
  'POST /admin/products/{id}/previews': async (ctx, { params, body: { next } }) => {
    const { _id: id } = await writtenProduct(ctx, params.id)
    const { key, untilMs } = makeKey(ctx, { id, next })
    return { success, key, until: new Date(untilMs).toISOString() }
  },

  'GET /product-previews/{key}': async (ctx, { params }) => {
    const preview = openKey(ctx, params.key)
    if (!preview) throw catalogErrors.productNotFound()
    const { state } = await requireEditedProduct(ctx, preview.id)
    const waiting = preview.next ? await findNextRow(ctx.db, preview.id) : undefined
    return {
      success,
      product: await writtenProduct(ctx, preview.id, waiting?.changes),
      published: state === 'published' && !waiting,
      until: new Date(preview.untilMs).toISOString(),
    }
  },
})
