import { implement } from '../../../platform/http/implement.ts'
import { catalogErrors } from '../catalog.errors.ts'
import { productWritingContract } from '../product-writing.contract.ts'
import { findEditedProduct } from './catalog.repository.ts'
import { createProduct } from './create-product.ts'
import { pieceOfInput } from './piece-of-input.ts'
import { presentedProduct } from './presented-product.ts'
import { removeProduct } from './remove-product.ts'
import { setLowStock } from './stock/set-low-stock.ts'
import { updateProduct } from './update-product.ts'

export const productWritingRoutes = implement(productWritingContract, {
  'POST /products': async (ctx, { body }) =>
    presentedProduct(ctx, await createProduct(ctx, { ...pieceOfInput(body), images: [] })),

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
