import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { writtenProduct } from '../../catalog/server/presented-product.public.ts'
import { productImagesContract } from '../product-images.contract.ts'
import { addImages } from './add-images.ts'
import { describeImage } from './describe-image.ts'
import { removeImage } from './remove-image.ts'
import { reorderImages, setMainImage } from './reorder-images.ts'
import { replaceImage } from './replace-image.ts'

const imagesAfter = async (ctx: Context, id: string) => {
  const { images, version } = await writtenProduct(ctx, id)
  return { success: true as const, images, version }
}

export const productImagesRoutes = implement(productImagesContract, {
  'POST /products/{id}/images': async (ctx, { params, body, files }) => {
    const taken = await addImages(ctx, { productId: params.id, files, altFr: body.alt, altEn: body.altEn })
    return { ...(await writtenProduct(ctx, params.id)), taken }
  },

  'POST /products/{id}/images/multiple': async (ctx, { params, body, files }) => {
    const taken = await addImages(ctx, { productId: params.id, files, altFr: body.alt, altEn: body.altEn })
    return { ...(await writtenProduct(ctx, params.id)), taken }
  },

  'PUT /products/{id}/images/order': async (ctx, { params, body }) => {
    await reorderImages(ctx, { productId: params.id, imageIds: body.imageIds })
    return imagesAfter(ctx, params.id)
  },

  'PUT /products/{id}/images/{imageId}': async (ctx, { params, body }) => {
    const { id: productId, imageId } = params
    const { alt: altFr, altEn, focalPoint } = body
    await describeImage(ctx, { productId, imageId, altFr, altEn, focalPoint })
    return imagesAfter(ctx, productId)
  },

  'PUT /products/{id}/images/{imageId}/file': async (ctx, { params, files }) => {
    const taken = await replaceImage(ctx, { productId: params.id, imageId: params.imageId, files })
    return { ...(await writtenProduct(ctx, params.id)), taken }
  },

  'PUT /products/{id}/images/{imageId}/main': async (ctx, { params }) => {
    await setMainImage(ctx, { productId: params.id, imageId: params.imageId })
    return writtenProduct(ctx, params.id)
  },

  'DELETE /products/{id}/images/{imageId}': async (ctx, { params }) => {
    await removeImage(ctx, { productId: params.id, imageId: params.imageId })
    return writtenProduct(ctx, params.id)
  },
})
