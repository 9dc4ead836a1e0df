import { implement } from '../../../platform/http/implement.ts'
import { productVersionsContract } from '../product-versions.contract.ts'
import { copyProduct } from './versions/copy-product.ts'
import { findPrices } from './versions/find-prices.ts'
import { findVersions } from './versions/find-versions.ts'
import { restoreVersion } from './versions/restore-version.ts'
import { requireEditedProduct } from './writing/find-edited-product.ts'

const success = true as const

export const productVersionsRoutes = implement(productVersionsContract, {
  'GET /admin/products/{id}/versions': async (ctx, { params, query }) => ({
    success,
    ...(await findVersions(ctx.db, { id: params.id, ...query })),
  }),

  'GET /admin/products/{id}/prices': async (ctx, { params }) => ({
    success,
    ...(await findPrices(ctx, params.id)),
  }),

  'POST /admin/products/{id}/restorations': async (ctx, { params: { id }, body: { version, seen } }) => {
    await restoreVersion(ctx, { id, entryId: Number(version), seen })
    return { success, product: await requireEditedProduct(ctx, id) }
  },

  'POST /admin/products/{id}/copies': async (ctx, { params }) => ({
    success,
    product: await requireEditedProduct(ctx, await copyProduct(ctx, params.id)),
  }),
})
