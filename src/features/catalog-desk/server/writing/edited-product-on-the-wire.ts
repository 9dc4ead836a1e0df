import { defaultLanguage, type Language } from '../../../../shared/i18n/languages.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { framedPictureOnTheWire } from '../../../../shared/pictures/picture-on-the-wire.ts'
import { garmentOnTheWire, productOnTheWire } from '../../../catalog/server/product-on-the-wire.public.ts'
import type { ProductRow } from '../../../catalog/server/product-rows.public.ts'
import type { EditedProduct } from '../../edited-product.schema.ts'

/**
 * Turns rows into a product as its editor reads it. The texts of the product are in both languages, the name of its
 * category is in the language of the caller.
 */
export const editedProductOnTheWire = (
  row: ProductRow,
  { lng, nowMs }: { lng: Language; nowMs: number },
): EditedProduct => {
  const french = productOnTheWire(row, { lng: defaultLanguage, nowMs })
  const { sizes, ratings, rating, ratingCount, attributes, ...edited } = french
  const { materialName, ...editedAttributes } = attributes
  const { id, nameFr, nameEn } = row.category
  const en = englishTexts(row.product)
  return {
    ...edited,
    category: { _id: id, name: localized(lng, nameFr, nameEn) },
    state: row.product.state,
    publishAt: row.product.publishAt?.toISOString() ?? null,
    lowStock: row.product.lowStock,
    attributes: editedAttributes,
    garment: garmentOnTheWire(row.product),
    ...(en && { en }),
    images: row.images.map((image) => ({
      _id: image.id,
      ...framedPictureOnTheWire(image, defaultLanguage),
      ...(image.altEn && { altEn: image.altEn }),
    })),
  }
}

const englishTexts = (product: ProductRow['product']): EditedProduct['en'] => {
  const { nameEn, descriptionEn, compositionEn, careEn, colorEn, tagsEn } = product
  const texts = {
    ...(nameEn && { name: nameEn }),
    ...(descriptionEn && { description: descriptionEn }),
    ...(compositionEn && { composition: compositionEn }),
    ...(careEn && { care: careEn }),
    ...(colorEn && { colorName: colorEn }),
  }
  const isEmpty = Object.keys(texts).length === 0 && tagsEn.length === 0
  return isEmpty ? undefined : { ...texts, tags: tagsEn }
}
