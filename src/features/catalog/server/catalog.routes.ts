import { implement } from '../../../platform/http/implement.ts'
import { catalogContract } from '../catalog.contract.ts'
import { catalogErrors } from '../catalog.errors.ts'
import { findCategories, findProduct } from './catalog.repository.ts'
import { categoriesTag, productsTag, productTag } from './catalog.tags.ts'
import { readListing } from './listing/read-listing.ts'

export const catalogRoutes = implement(catalogContract, {
  'GET /products': (ctx, { query }) => readListing(ctx, query),

  'GET /products/{id}': async (ctx, { params }) => {
    const id = params.id.toLowerCase()
    ctx.reads(productTag(id))
    const product = await findProduct(ctx, id)
    if (!product) throw catalogErrors.productNotFound()
    return product
  },

  'GET /categories': async (ctx) => {
    ctx.reads(categoriesTag, productsTag)
    return { success: true as const, categories: await findCategories(ctx) }
  },
})
