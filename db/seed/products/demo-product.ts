import { createHash } from 'node:crypto'
import type { NewProduct } from '../../../src/features/catalog-desk/server/writing/new-product.ts'
import { centsOfEuros } from '../../../src/shared/money.ts'
import type { NewPicture } from '../../../src/shared/pictures/stored-picture.ts'
import { frenchTypography } from '../../../src/shared/text/typography.ts'
import { pictureOf } from '../pictures/drawn-pictures.ts'
import { type View, views } from '../pictures/picture-names.ts'
import { demoCare } from './demo-care.ts'
import type { DemoProduct } from './demo-data.ts'
import { fittedAt } from './demo-fit.ts'
import { garmentOf } from './demo-garment.ts'
import { cutOf, measuresOf } from './demo-measures.ts'
import { demoThreshold, demoVariants } from './demo-stock.ts'

/**
 * The same id in every demo house, so that links and tests stay valid. It is made from a hash and
 * marked as such (UUID version 8).
 */
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

/** A view as an admin would enter it, with the description for a reader who does not see it. */
const imageOf = (product: DemoProduct, view: View): NewPicture => ({
  ...pictureOf({ product: product.sku, view }),
  altFr: frenchTypography(`${product.name_fr}, ${viewNames[view].fr}, ${product.colour_fr.toLowerCase()}`),
  altEn: `${product.name_en}, ${viewNames[view].en}, ${product.colour_en.toLowerCase()}`,
})

/** The four pictures of a product. */
export const imagesOf = (product: DemoProduct): readonly NewPicture[] =>
  views.map((view) => imageOf(product, view))

interface Entry {
  readonly product: DemoProduct
  readonly images: readonly NewPicture[]
  readonly createdAt: Temporal.Instant
}

/** A demo product as an admin would enter it. */
export const demoProduct = ({
  product,
  images,
  createdAt,
}: Entry): NewProduct & { readonly createdAt: Temporal.Instant } => ({
  id: demoId(product.id),
  sku: product.sku,
  categoryId: product.category_key,
  nameFr: frenchTypography(product.name_fr),
  nameEn: product.name_en,
  descriptionFr: frenchTypography(product.description_fr),
  descriptionEn: product.description_en,
  compositionFr: frenchTypography(product.composition_fr),
  compositionEn: product.composition_en,
  careFr: demoCare[product.material].fr,
  careEn: demoCare[product.material].en,
  tagsFr: product.tags_fr.map(frenchTypography),
  tagsEn: product.tags_en,
  material: product.material,
  colorFr: product.colour_fr,
  colorEn: product.colour_en,
  colorHex: product.colour_hex,
  customizable: product.customizable,
  featured: product.featured,
  animalParts: product.animal_parts,
  fittedAt: fittedAt(product),
  cut: cutOf(product),
  measures: measuresOf(product),
  priceCents: centsOfEuros(product.price),
  drawing: { ...garmentOf(product) },
  createdAt,
  lowStock: demoThreshold(product),
  variants: demoVariants(product),
  images,
})
