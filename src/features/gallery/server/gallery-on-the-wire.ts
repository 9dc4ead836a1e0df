import { shareOnTheWire } from '../../../platform/media/share/share-on-the-wire.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { pictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import { statusOn } from '../gallery.rules.ts'
import type { AdminGalleryItem } from '../gallery-admin.contract.ts'
import type { GalleryItem } from '../gallery-item.schema.ts'
import type { GalleryRow, GalleryRowWithProducts } from './gallery.repository.ts'

const imageOnTheWire = (row: GalleryRow, lng: Language) => ({
  ...pictureOnTheWire(row, lng),
  ...shareOnTheWire(row),
  focalPoint: { x: row.focalX, y: row.focalY },
})

/** An item as visitors see it, in one language; English falls back to French. */
export const galleryItemOnTheWire = (row: GalleryRowWithProducts, lng: Language): GalleryItem => ({
  _id: row.id,
  board: row.board,
  title: localized(lng, row.titleFr, row.titleEn),
  text: localized(lng, row.textFr, row.textEn),
  occasion: row.occasion,
  colours: row.colours,
  credits: localized(lng, row.creditsFr, row.creditsEn),
  image: imageOnTheWire(row, lng),
  products: [...row.products],
})

interface Reader {
  readonly lng: Language
  /** The day that it is at the house. */
  readonly today: string
}

/** An item as its editor reads it. */
export const adminItemOnTheWire = (
  row: GalleryRowWithProducts,
  { lng, today }: Reader,
): AdminGalleryItem => ({
  _id: row.id,
  board: row.board,
  fr: { title: row.titleFr, text: row.textFr, credits: row.creditsFr, alt: row.altFr },
  en: { title: row.titleEn, text: row.textEn, credits: row.creditsEn, alt: row.altEn },
  occasion: row.occasion,
  colours: row.colours,
  image: imageOnTheWire(row, lng),
  products: [...row.products],
  published: row.published,
  publishedFrom: row.publishedFrom,
  publishedTo: row.publishedTo,
  status: statusOn(today, row),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
