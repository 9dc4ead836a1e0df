import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { catalogErrors } from '../catalog.errors.ts'
import { productWritingContract } from '../product-writing.contract.ts'
import { findEditedProduct, findProduct } from './catalog.repository.ts'
import { createProduct } from './create-product.ts'
import { pieceOfInput } from './piece-of-input.ts'
import { removeProduct } from './remove-product.ts'
import { updateProduct } from './update-product.ts'

export const productWritingRoutes = implement(productWritingContract, {
  'POST /products': async (ctx, { body }) =>
    shown(ctx, await createProduct(ctx, { ...pieceOfInput(body), images: [] })),

  'PUT /products/{id}': async (ctx, { params, body }) => {
    const id = params.id.toLowerCase()
    await updateProduct(ctx, { id, version: body.version, input: body })
    return shown(ctx, id)
  },

  'DELETE /products/{id}': async (ctx, { params, query }) => {
    await removeProduct(ctx, { id: params.id.toLowerCase(), version: query.version })
    return { success: true as const }
  },

  'GET /admin/products/{id}': async (ctx, { params }) => {
    const product = await findEditedProduct(ctx, params.id.toLowerCase())
    if (!product) throw catalogErrors.productNotFound()
    return { success: true as const, product }
  },
})

/** The piece as a visitor now sees it; somebody may have removed it meanwhile. */
const shown = async (ctx: Context, id: string) => {
  const product = await findProduct(ctx, id)
  if (!product) throw catalogErrors.productNotFound()
  return product
}
