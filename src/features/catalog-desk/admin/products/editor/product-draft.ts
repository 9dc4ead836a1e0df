import { numberIn } from '../../../../../ui/admin/typed-number.ts'
import { madeToMeasure, sizes } from '../../../../catalog/catalog.limits.ts'
import {
  type CutDraft,
  cutOfDraft,
  draftOfCut,
  draftOfMeasures,
  type MeasuresDraft,
  measuresOfDraft,
} from '../../../../garments/garment-draft.ts'
import type { GirthName } from '../../../../sizing/size-table.ts'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import type { WrittenFacts } from '../../../publishing.rules.ts'

/** A product without sizes has its stock under this name. */
export const sizeless = ''

/** The fields of a product as they are typed. */
export interface ProductDraft {
  readonly name: string
  readonly nameEn: string
  readonly description: string
  readonly descriptionEn: string
  readonly composition: string
  readonly compositionEn: string
  readonly care: string
  readonly careEn: string
  /** Separated by commas. */
  readonly tags: string
  readonly tagsEn: string
  readonly colorName: string
  readonly colorNameEn: string
  readonly colorHex: string
  readonly category: string
  readonly sku: string
  readonly price: string
  readonly material: string
  readonly customizable: boolean
  readonly featured: boolean
  readonly animalParts: boolean
  readonly fittedAt: readonly GirthName[]
  readonly cut: CutDraft
  readonly measures: MeasuresDraft
  readonly lowStock: string
  /** The stock of each size that is sold, by its name. */
  readonly stocks: Readonly<Record<string, string>>
}

export type DraftField = keyof ProductDraft

export const draftOf = (product: EditedProduct): ProductDraft => {
  const { attributes, en } = product
  return {
    name: product.name,
    nameEn: en?.name ?? '',
    description: product.description,
    descriptionEn: en?.description ?? '',
    composition: attributes.composition,
    compositionEn: en?.composition ?? '',
    care: attributes.care ?? '',
    careEn: en?.care ?? '',
    tags: attributes.tags.join(', '),
    tagsEn: en?.tags.join(', ') ?? '',
    colorName: attributes.color?.name ?? '',
    colorNameEn: en?.colorName ?? '',
    colorHex: attributes.color?.hex ?? '',
    category: product.category._id,
    sku: product.sku,
    price: String(product.price),
    material: attributes.material,
    customizable: attributes.customizable,
    featured: product.featured,
    animalParts: attributes.animalParts,
    fittedAt: attributes.fittedAt,
    cut: draftOfCut(product.garment.cut),
    measures: draftOfMeasures(product.garment.measures, measurableSizes),
    lowStock: product.lowStock === null ? '' : String(product.lowStock),
    stocks: Object.fromEntries(product.variants.map(({ size, stock }) => [size ?? sizeless, String(stock)])),
  }
}

const wordsIn = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** What is made to measure is measured on the customer. */
export const measurableSizes = [sizeless, ...sizes.filter((size) => size !== madeToMeasure)]

/** The sizes that are sold, in wearing order; a product without sizes has one of no name. */
export const soldSizes = ({ stocks }: Pick<ProductDraft, 'stocks'>) =>
  [sizeless, ...sizes].filter((size) => Object.hasOwn(stocks, size))

/** A draft as the calls take it; a number that cannot be read is not one. */
export const inputOf = (draft: ProductDraft) => {
  const english = [
    draft.nameEn,
    draft.descriptionEn,
    draft.compositionEn,
    draft.careEn,
    draft.tagsEn,
    draft.colorNameEn,
  ]
  return {
    name: draft.name,
    description: draft.description,
    price: numberIn(draft.price),
    featured: draft.featured,
    category: draft.category,
    sku: draft.sku,
    lowStock: draft.lowStock.trim() === '' ? null : numberIn(draft.lowStock),
    attributes: {
      material: draft.material,
      customizable: draft.customizable,
      tags: wordsIn(draft.tags),
      composition: draft.composition,
      care: draft.care || null,
      color: draft.colorName.trim() === '' ? null : { name: draft.colorName, hex: draft.colorHex },
      animalParts: draft.animalParts,
      fittedAt: [...draft.fittedAt],
    },
    garment: { cut: cutOfDraft(draft.cut), measures: measuresOfDraft(draft.measures) },
    variants: soldSizes(draft).map((size) => ({
      size: size === sizeless ? null : size,
      stock: numberIn(draft.stocks[size] ?? ''),
    })),
    en: english.every((text) => text.trim() === '')
      ? null
      : {
          name: draft.nameEn || null,
          description: draft.descriptionEn || null,
          composition: draft.compositionEn || null,
          care: draft.careEn || null,
          tags: wordsIn(draft.tagsEn),
          colorName: draft.colorNameEn || null,
        },
  }
}

/** What is known of a product as it is typed, for the list of what it lacks. */
export const factsOf = (draft: ProductDraft, images: EditedProduct['images']): WrittenFacts => ({
  composition: draft.composition.trim(),
  name: draft.name.trim(),
  description: draft.description.trim(),
  priceEuros: numberIn(draft.price),
  stocks: soldSizes(draft).map((size) => ({ size, stock: numberIn(draft.stocks[size] ?? '') })),
  pictures: images.map(({ alt }) => alt),
  english: { name: draft.nameEn, description: draft.descriptionEn, composition: draft.compositionEn },
  care: draft.care,
  color: draft.colorName,
  material: draft.material,
  tags: wordsIn(draft.tags),
})

/** What a part of the form is given. */
export interface ProductFieldsProps {
  readonly draft: ProductDraft
  readonly change: (more: Partial<ProductDraft>) => void
  readonly errors: Readonly<Record<string, string>>
}
