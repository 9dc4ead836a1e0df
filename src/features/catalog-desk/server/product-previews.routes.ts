import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { catalogErrors } from '../../catalog/catalog.errors.ts'
import { writtenProduct } from '../../catalog/server/presented-product.public.ts'
import { productPreviewsContract } from '../product-previews.contract.ts'

const success = true as const

const purpose = 'product-preview'

const daysOfPreview = 7

interface Preview {
  readonly id: string
  readonly untilMs: number
}

/** A key holds what it opens, sealed with the secret of the house: nothing is stored, and none can be guessed. */
const openKey = ({ tokens, clock }: Context, key: string): Preview | undefined => {
  const opened = tokens.seal.open(key, { purpose })
  if (!opened) return undefined
  const preview = JSON.parse(opened.text) as Preview
  return preview.untilMs > clock.now().epochMilliseconds ? preview : undefined
}

export const productPreviewsRoutes = implement(productPreviewsContract, {
  'POST /admin/products/{id}/previews': async (ctx, { params }) => {
    const { _id: id } = await writtenProduct(ctx, params.id)
    const until = ctx.clock.now().add({ hours: 24 * daysOfPreview })
    const preview: Preview = { id, untilMs: until.epochMilliseconds }
    return {
      success,
      key: ctx.tokens.seal.close(JSON.stringify(preview), { purpose }),
      until: until.toString({ smallestUnit: 'millisecond' }),
    }
  },

  'GET /product-previews/{key}': async (ctx, { params }) => {
    const preview = openKey(ctx, params.key)
    if (!preview) throw catalogErrors.productNotFound()
    return {
      success,
      product: await writtenProduct(ctx, preview.id),
      until: new Date(preview.untilMs).toISOString(),
    }
  },
})
