import { implement } from '../../../platform/http/implement.ts'
import { catalogErrors } from '../../catalog/catalog.errors.ts'
import { presentedProduct } from '../../catalog/server/presented-product.public.ts'
import { setLowStock } from '../../stock/server/set-low-stock.public.ts'
import { productWritingContract } from '../product-writing.contract.ts'
import { createProduct } from './writing/create-product.ts'
import { findEditedProduct } from './writing/find-edited-product.ts'
import { productOfInput } from './writing/product-of-input.ts'
import { removeProduct } from './writing/remove-product.ts'
import { updateProduct } from './writing/update-product.ts'

export const productWritingRoutes = implement(productWritingContract, {
  'POST /products': async (ctx, { body }) =>
    presentedProduct(ctx, await createProduct(ctx, { ...productOfInput(body), images: [] })),

  'PUT /products/{id}': async (ctx, { params, body }) => {
    await updateProduct(ctx, { id: params.id, version: body.version, input: body })
    return presentedProduct(ctx, params.id)
  },

  'DELETE /products/{id}': async (ctx, { params, query }) => {
    await removeProduct(ctx, { id: params.id, version: query.version })
    return { success: true as const }
  },

  'PUT /products/{id}/low-stock': async (ctx, { params, body: { lowStock } }) => {
    await setLowStock(ctx, { id: params.id, lowStock })
    return { success: true as const, lowStock }
  },

  'GET /admin/products/{id}': async (ctx, { params }) => {
    const product = await findEditedProduct(ctx, params.id)
    if (!product) throw catalogErrors.productNotFound()
    return { success: true as const, product }
  },
})
