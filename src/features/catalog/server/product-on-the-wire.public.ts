import { shareOnTheWire } from '../../../platform/media/share/share-on-the-wire.ts'
import { defaultLanguage, type Language } from '../../../shared/i18n/languages.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { framedPictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import type { Garment } from '../../garments/garment.schema.ts'
import { type Material, materials } from '../catalog.limits.ts'
import { materialsTexts } from '../materials.texts.ts'
import { priorPriceCents } from '../prior-price.ts'
import type { Product } from '../product.schema.ts'
import type { ProductRow } from './product-rows.public.ts'

interface Reading {
  readonly lng: Language
  readonly nowMs: number
  /** With what only the page of a product shows. */
  readonly isWhole?: boolean
}

/**
 * Turns rows into a product as the API answers it, in one language. A missing English text is answered in French (§3).
 */
export const productOnTheWire = (row: ProductRow, { lng, nowMs, isWhole = false }: Reading): Product => {
  const { product, category, variants, prices } = row
  const prior = priorPriceCents({ history: prices, nowMs })
  const [main] = row.images
  return {
    _id: product.id,
    language: lng,
    name: localized(lng, product.nameFr, product.nameEn),
    description: localized(lng, product.descriptionFr, product.descriptionEn),
    price: eurosOfCents(product.priceCents),
    ...(prior !== undefined && { compareAtPrice: eurosOfCents(prior) }),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    featured: product.featured,
    images: row.images.map((image) => ({ _id: image.id, ...framedPictureOnTheWire(image, lng) })),
    ...(main && shareOnTheWire(main)),
    category: { _id: category.id, name: localized(lng, category.nameFr, category.nameEn) },
    sizes: variants.filter(({ size, stock }) => size !== '' && stock > 0).map(({ size }) => size),
    variants: variants.map(({ size, stock }) => ({ size: size || null, stock })),
    attributes: attributesOnTheWire(product, lng),
    ...(isWhole && { garment: garmentOnTheWire(product) }),
    sku: product.sku,
    ratings: [],
    rating: product.ratingAverage,
    ratingCount: product.ratingCount,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    version: product.version,
  }
}

/** How a garment is cut, and what it measures. */
export const garmentOnTheWire = ({ cut, measures }: ProductRow['product']): Garment => ({
  cut,
  measures: [...measures],
})

const attributesOnTheWire = (product: ProductRow['product'], lng: Language): Product['attributes'] => {
  const care = localized(lng, product.careFr, product.careEn)
  const colorName = localized(lng, product.colorFr, product.colorEn)
  return {
    material: product.material,
    materialName: isMaterial(product.material) ? materialsTexts[lng][product.material] : product.material,
    customizable: product.customizable,
    tags: lng !== defaultLanguage && product.tagsEn.length > 0 ? product.tagsEn : product.tagsFr,
    composition: localized(lng, product.compositionFr, product.compositionEn),
    ...(care && { care }),
    ...(colorName && product.colorHex && { color: { name: colorName, hex: product.colorHex } }),
    animalParts: product.animalParts,
    fittedAt: product.fittedAt,
  }
}

const isMaterial = (value: string): value is Material => (materials as readonly string[]).includes(value)
