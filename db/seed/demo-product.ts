import { createHash } from 'node:crypto'
import type { NewProduct } from '../../src/features/catalog/server/new-product.ts'
import { centsOfEuros } from '../../src/shared/money.ts'
import type { NewPicture, StoredPicture } from '../../src/shared/pictures/stored-picture.ts'
import { frenchTypography } from '../../src/shared/typography.ts'
import { demoCare } from './demo-care.ts'
import type { DemoPiece } from './demo-data.ts'
import { garmentOf } from './demo-garment.ts'
import { demoThreshold, demoVariants } from './demo-stock.ts'
import type { PieceSheet } from './sheet.ts'

/** The same id in every demo house, so that links and tests last: from a hash, marked as such (UUID version 8). */
export const demoId = (name: string) => {
  const hash = createHash('sha256').update(name).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ]
  return parts.join('-')
}

const viewNames = {
  front: { fr: 'croquis de face', en: 'sketch, front view' },
  back: { fr: 'croquis de dos', en: 'sketch, back view' },
  detail: { fr: 'croquis de détail', en: 'sketch of a detail' },
  swatch: { fr: 'échantillon de l’étoffe', en: 'swatch of the cloth' },
} as const

/** A view as the house would enter it, with what a reader who does not see it is told. */
export const imageOf = ({ piece, view }: PieceSheet, picture: StoredPicture): NewPicture => ({
  ...picture,
  altFr: frenchTypography(`${piece.name_fr}, ${viewNames[view].fr}, ${piece.colour_fr.toLowerCase()}`),
  altEn: `${piece.name_en}, ${viewNames[view].en}, ${piece.colour_en.toLowerCase()}`,
})

interface Entry {
  readonly piece: DemoPiece
  readonly images: readonly NewPicture[]
  readonly createdAt: Temporal.Instant
}

/** A demo piece as the house would enter it. */
export const demoProduct = ({
  piece,
  images,
  createdAt,
}: Entry): NewProduct & { readonly createdAt: Temporal.Instant } => ({
  id: demoId(piece.id),
  sku: piece.sku,
  categoryId: piece.category_key,
  nameFr: frenchTypography(piece.name_fr),
  nameEn: piece.name_en,
  descriptionFr: frenchTypography(piece.description_fr),
  descriptionEn: piece.description_en,
  compositionFr: frenchTypography(piece.composition_fr),
  compositionEn: piece.composition_en,
  careFr: demoCare[piece.material].fr,
  careEn: demoCare[piece.material].en,
  tagsFr: piece.tags_fr.map(frenchTypography),
  tagsEn: piece.tags_en,
  material: piece.material,
  colorFr: piece.colour_fr,
  colorEn: piece.colour_en,
  colorHex: piece.colour_hex,
  customizable: piece.customizable,
  featured: piece.featured,
  animalParts: piece.animal_parts,
  priceCents: centsOfEuros(piece.price),
  drawing: { ...garmentOf(piece) },
  createdAt,
  lowStock: demoThreshold(piece),
  variants: demoVariants(piece),
  images,
})
