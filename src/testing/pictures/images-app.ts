import { eq } from 'drizzle-orm'
import { productSchema } from '../../features/catalog/product.schema.ts'
import { productImages } from '../../features/catalog/server/catalog.table.ts'
import { productImagesContract } from '../../features/product-images/product-images.contract.ts'
import { productImagesRoutes } from '../../features/product-images/server/product-images.routes.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { sweepMedia } from '../../platform/media/sweep-media.ts'
import { unclaimedMedia } from '../../platform/media/unclaimed-media.table.ts'
import type { EndpointKey } from '../../shared/api/contract.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { admin } from '../catalog/catalog-api.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { testProcess } from '../test-context.ts'
import { memoryStore } from './memory-store.ts'
import { plainPicture } from './sample-pictures.ts'

const uploadAnswer = productImagesContract['POST /products/{id}/images'].answer

const dispatcher = createDispatcher({ modules: [productImagesRoutes], checkAnswers: true })

interface Upload {
  readonly pictures: readonly Uint8Array[]
  readonly fields?: Readonly<Record<string, string>>
  readonly lng?: Language
}

let shade = 0

/** A small picture that differs from all others. */
export const anotherPicture = ({ width = 240, height = 160 } = {}) => {
  shade++
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 120 }
  return plainPicture({ width, height, background }).png().toBuffer()
}

/** A system with an admin's calls for the pictures of products, whose media store the test can read. */
export const imagesApp = ({ database }: TestDatabase) => {
  const media = memoryStore()
  const app = testProcess({ database, media: media.store })

  const call = async (key: EndpointKey, params: Record<string, string>, body?: unknown) =>
    dispatcher.call(app.context({ caller: admin }), key, { params, body })

  return {
    ...app,
    media,
    call,
    product: async (key: EndpointKey, params: Record<string, string>) =>
      productSchema.parse(await call(key, params)),
    upload: async (id: string, { pictures, fields = {}, lng = 'fr' }: Upload) => {
      const files = pictures.map((bytes, place) => ({
        field: `images.${place}`,
        name: `${place + 1}.png`,
        bytes,
      }))
      const key = 'POST /products/{id}/images/multiple'
      const receive = async () => ({ body: fields, files })
      const ctx = app.context({ caller: admin, lng })
      return uploadAnswer.parse(await dispatcher.call(ctx, key, { params: { id }, receive }))
    },
    /** Puts another file in the place of a picture. */
    replace: async (
      id: string,
      { imageId, bytes }: { readonly imageId: string; readonly bytes: Uint8Array },
    ) => {
      const receive = async () => ({ body: {}, files: [{ field: 'image', name: 'autre.png', bytes }] })
      const ctx = app.context({ caller: admin })
      const key = 'PUT /products/{id}/images/{imageId}/file'
      return uploadAnswer.parse(await dispatcher.call(ctx, key, { params: { id, imageId }, receive }))
    },
    sweep: () => sweepMedia(app.context(), { log: app.context().log, signal: new AbortController().signal }),
    rowsOf: (productId: string) =>
      database.db
        .select()
        .from(productImages)
        .where(eq(productImages.productId, productId))
        .orderBy(productImages.position),
    notes: () => database.db.$count(unclaimedMedia),
    /** The files in the store. */
    files: () => [...media.files.keys()].sort(),
  }
}

export type ImagesApp = ReturnType<typeof imagesApp>
