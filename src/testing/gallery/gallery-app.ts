import type { GalleryContract } from '../../features/gallery/gallery.contract.ts'
import type { Board } from '../../features/gallery/gallery.limits.ts'
import {
  type AdminGalleryItem,
  type GalleryAdminContract,
  type GalleryEdit,
  galleryAdminContract,
} from '../../features/gallery/gallery-admin.contract.ts'
import { finishGalleryPicture } from '../../features/gallery/server/finish-gallery-picture.ts'
import { galleryRoutes } from '../../features/gallery/server/gallery.routes.ts'
import { galleryAdminRoutes } from '../../features/gallery/server/gallery-admin.routes.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { sweepMedia } from '../../platform/media/sweep-media.ts'
import { unclaimedMedia } from '../../platform/media/unclaimed-media.table.ts'
import { createApi } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { admin } from '../catalog/catalog-api.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { anotherPicture } from '../pictures/images-app.ts'
import { memoryStore } from '../pictures/memory-store.ts'
import { testProcess } from '../test-context.ts'

const dispatcher = createDispatcher({ modules: [galleryRoutes, galleryAdminRoutes], checkAnswers: true })

interface Upload {
  readonly board?: Board
  readonly bytes?: Uint8Array
  readonly words?: Readonly<Record<string, unknown>>
  readonly idempotencyKey?: string
}

const noWords = { title: '', text: '', credits: '', alt: '' }

/** An item as its editor would send it back, with some fields changed. */
export const editOf = (item: AdminGalleryItem, change: Partial<GalleryEdit> = {}): GalleryEdit => ({
  version: item.version,
  fr: item.fr,
  en: item.en,
  occasion: item.occasion,
  colours: [...item.colours],
  products: item.products.map(({ _id }) => _id),
  focalPoint: item.image.focalPoint,
  published: item.published,
  publishedFrom: item.publishedFrom,
  publishedTo: item.publishedTo,
  ...change,
})

/** The texts that an item needs to be shown. */
export const shownWords = {
  fr: { ...noWords, title: 'La traîne', alt: 'Une robe à traîne sur son mannequin' },
  en: { ...noWords, alt: 'A gown with a train on its stand' },
}

/** A system with the calls for its gallery, whose media store the test can read. */
export const galleryApp = ({ database }: TestDatabase) => {
  const media = memoryStore()
  const app = testProcess({ database, media: media.store })

  const api = (lng: Language = 'fr') =>
    createApi<GalleryAdminContract>(
      (key, call) => dispatcher.call(app.context({ caller: admin, lng }), key, call),
      lng,
    )

  const visitor = (lng: Language = 'fr') =>
    createApi<GalleryContract>((key, call) => dispatcher.call(app.context({ lng }), key, call), lng)

  const upload = async ({ board = 'lookbook', bytes, words, idempotencyKey }: Upload = {}) => {
    const files = [{ field: 'image', name: '1.png', bytes: bytes ?? (await anotherPicture()) }]
    const receive = async () => ({ body: { board, ...words }, files })
    const ctx = app.context({ caller: admin })
    const answer = await dispatcher.call(ctx, 'POST /gallery', { receive, idempotencyKey })
    return galleryAdminContract['POST /gallery'].answer.parse(answer).item
  }

  const edit = async (item: AdminGalleryItem, change: Partial<GalleryEdit> = {}) => {
    const call = { params: { id: item._id }, body: editOf(item, change) }
    return (await api()('PUT /gallery/{id}', call)).item
  }

  return {
    ...app,
    media,
    api,
    visitor,
    upload,
    edit,
    /** Creates a visible picture with texts, unless `change` says otherwise. */
    show: async (change: Partial<GalleryEdit> = {}, board: Board = 'lookbook') =>
      edit(await upload({ board }), { ...shownWords, published: true, ...change }),
    titles: async (board: Board = 'lookbook', lng: Language = 'fr') =>
      (await visitor(lng)('GET /gallery', { query: { board } })).items.map(({ title }) => title),
    order: async (board: Board = 'lookbook') =>
      (await api()('GET /admin/gallery', { query: { board } })).items.map(({ _id }) => _id),
    finish: (key: string) => finishGalleryPicture(app.context(), { key }),
    sweep: () => sweepMedia(app.context(), { log: app.context().log, signal: new AbortController().signal }),
    notes: () => database.db.$count(unclaimedMedia),
    files: () => [...media.files.keys()].sort(),
  }
}

export type GalleryApp = ReturnType<typeof galleryApp>

/** The media key of an item's picture. */
export const keyOf = ({ image }: Pick<AdminGalleryItem, 'image'>) => image.url.split('/')[2] ?? ''
