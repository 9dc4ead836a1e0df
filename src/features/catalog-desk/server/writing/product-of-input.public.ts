import type { z } from 'zod'
import { centsOfEuros } from '../../../../shared/money.ts'
import { unknownMaterial } from '../../../catalog/product.limits.ts'
import { inWearingOrder } from '../../../catalog/server/in-wearing-order.public.ts'
import { girthNames } from '../../../sizing/size-table.ts'
import type { begunProductSchema, ProductInput } from '../../product-input.schema.ts'
import type { EditedRows } from './edited-rows.public.ts'

type English = Pick<
  EditedRows,
  'nameEn' | 'descriptionEn' | 'compositionEn' | 'careEn' | 'tagsEn' | 'colorEn'
>

const noEnglish: English = {
  nameEn: null,
  descriptionEn: null,
  compositionEn: null,
  careEn: null,
  tagsEn: [],
  colorEn: null,
}

const nothingKept = { ...noEnglish, lowStock: null, cut: {}, measures: [] }

type Kept = English & Pick<EditedRows, 'lowStock' | 'cut' | 'measures'>

/** Turns what an editor sent into rows. What later clients alone know, and did not send, stays as it is. */
export const productOfInput = (input: ProductInput, kept: Kept = nothingKept) => {
  const { material, customizable, tags, composition, care, color, animalParts, fittedAt } = input.attributes
  const english = input.en === undefined ? kept : englishOf(input.en)
  const { nameEn, descriptionEn, compositionEn, careEn, tagsEn, colorEn } = english
  return {
    sku: input.sku,
    categoryId: input.category,
    nameFr: input.name,
    nameEn,
    descriptionFr: input.description,
    descriptionEn,
    compositionFr: composition,
    compositionEn,
    careFr: care,
    careEn,
    tagsFr: tags,
    tagsEn,
    material,
    colorFr: color?.name ?? null,
    // A product without a colour has no English colour name. Otherwise the next colour would get the old name.
    colorEn: color && colorEn,
    colorHex: color?.hex ?? null,
    customizable,
    featured: input.featured,
    animalParts,
    fittedAt: girthNames.filter((girth) => fittedAt.includes(girth)),
    cut: input.garment?.cut ?? kept.cut,
    measures: input.garment?.measures ?? kept.measures,
    priceCents: centsOfEuros(input.price),
    lowStock: input.lowStock === undefined ? kept.lowStock : input.lowStock,
    variants: variantsOf(input),
  } satisfies EditedRows
}

/** What a draft is before anything else is written of it. */
export const begunProduct = ({ name, category, price }: z.output<typeof begunProductSchema>) => ({
  ...noEnglish,
  state: 'draft' as const,
  sku: '',
  categoryId: category,
  nameFr: name,
  descriptionFr: '',
  compositionFr: '',
  tagsEn: [],
  material: unknownMaterial,
  customizable: false,
  featured: false,
  priceCents: centsOfEuros(price),
  variants: [],
})

const englishOf = (en: NonNullable<ProductInput['en']> | null): English =>
  en
    ? {
        nameEn: en.name,
        descriptionEn: en.description,
        compositionEn: en.composition,
        careEn: en.care,
        tagsEn: en.tags,
        colorEn: en.colorName,
      }
    : noEnglish

const variantsOf = ({ variants, stock = 0 }: ProductInput) =>
  inWearingOrder(
    (variants ?? [{ size: null, stock }]).map(({ size, stock }) => ({
      size: size ?? '',
      stock,
    })),
  )
