import { implement } from '../../../platform/http/implement.ts'
import { writtenProduct } from '../../catalog/server/presented-product.public.ts'
import { setLowStock } from '../../stock/server/set-low-stock.public.ts'
import { productWritingContract } from '../product-writing.contract.ts'
import { setState } from './publishing/set-state.ts'
import { changeProduct } from './writing/change-product.ts'
import { createProduct } from './writing/create-product.ts'
import { requireEditedProduct } from './writing/find-edited-product.ts'
import { begunProduct, productOfInput } from './writing/product-of-input.public.ts'
import { removeProduct } from './writing/remove-product.ts'
import { writeProduct } from './writing/write-product.ts'

export const productWritingRoutes = implement(productWritingContract, {
  'POST /products': async (ctx, { body }) =>
    writtenProduct(ctx, await createProduct(ctx, { ...productOfInput(body), images: [] })),

  'PUT /products/{id}': async (ctx, { params, body }) => {
    await writeProduct(ctx, {
      id: params.id,
      version: body.version,
      change: (kept) => productOfInput(body, kept),
    })
    return writtenProduct(ctx, params.id)
  },

  'PATCH /products/{id}': async (ctx, { params, body }) => {
    await changeProduct(ctx, params.id, body)
    return { success: true as const, product: await requireEditedProduct(ctx, params.id) }
  },

  'DELETE /products/{id}': async (ctx, { params, query }) => {
    await removeProduct(ctx, { id: params.id, version: query.version })
    return { success: true as const }
  },

  'PUT /products/{id}/low-stock': async (ctx, { params, body: { lowStock } }) => {
    await setLowStock(ctx, { id: params.id, lowStock })
    return { success: true as const, lowStock }
  },

  'PUT /products/{id}/state': async (ctx, { params, body: { publishAt, ...wanted } }) => {
    await setState(ctx, { id: params.id, ...wanted, publishAt: publishAt ? new Date(publishAt) : null })
    const { state, publishAt: at, version } = await requireEditedProduct(ctx, params.id)
    return { success: true as const, state, publishAt: at, version }
  },

  'POST /admin/products': async (ctx, { body }) => {
    const id = await createProduct(ctx, { ...begunProduct(body), images: [] })
    return { success: true as const, product: await requireEditedProduct(ctx, id) }
  },

  'PUT /admin/products/{id}': async (ctx, { params, body }) => {
    await writeProduct(ctx, {
      id: params.id,
      version: body.version,
      change: (kept) => productOfInput({ ...body, stock: undefined }, kept),
    })
    return { success: true as const, product: await requireEditedProduct(ctx, params.id) }
  },

  'GET /admin/products/{id}': async (ctx, { params }) => {
    return { success: true as const, product: await requireEditedProduct(ctx, params.id) }
  },
})
