import type { GalleryEdit } from '../gallery-admin.contract.ts'
import type { GalleryRow } from './gallery.repository.ts'

/** What is edited of an item, as its rows hold it and as the audit log tells it. */
export const keptItem = (row: GalleryRow, products: readonly string[]) => ({
  titleFr: row.titleFr,
  titleEn: row.titleEn,
  textFr: row.textFr,
  textEn: row.textEn,
  creditsFr: row.creditsFr,
  creditsEn: row.creditsEn,
  altFr: row.altFr,
  altEn: row.altEn,
  occasion: row.occasion,
  colours: row.colours,
  focalX: row.focalX,
  focalY: row.focalY,
  published: row.published,
  publishedFrom: row.publishedFrom,
  publishedTo: row.publishedTo,
  products: [...products],
})

export type EditedItem = ReturnType<typeof keptItem>

/** An item as an edit would have it. */
export const itemOfEdit = ({ fr, en, focalPoint, version: _version, ...edit }: GalleryEdit): EditedItem => ({
  titleFr: fr.title,
  titleEn: en.title,
  textFr: fr.text,
  textEn: en.text,
  creditsFr: fr.credits,
  creditsEn: en.credits,
  altFr: fr.alt,
  altEn: en.alt,
  focalX: focalPoint.x,
  focalY: focalPoint.y,
  ...edit,
})
