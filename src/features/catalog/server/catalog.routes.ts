import { implement } from '../../../platform/http/implement.ts'
import { categoryPlatesTag } from '../../plates/server/plates.tags.public.ts'
import { catalogContract } from '../catalog.contract.ts'
import { categoriesTag, productsTag, productTag } from './catalog.tags.public.ts'
import { findCategories } from './find-categories.public.ts'
import { readListing } from './listing/read-listing.ts'
import { presentedProduct } from './presented-product.public.ts'

export const catalogRoutes = implement(catalogContract, {
  'GET /products': (ctx, { query }) => readListing(ctx, query),

  'GET /products/{id}': async (ctx, { params }) => {
    ctx.reads(productTag(params.id))
    return presentedProduct(ctx, params.id)
  },

  'GET /categories': async (ctx) => {
    ctx.reads(categoriesTag, productsTag, categoryPlatesTag)
    return { success: true as const, categories: await findCategories(ctx) }
  },
})
