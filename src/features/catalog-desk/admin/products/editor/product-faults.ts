import { numberIn } from '../../../../../ui/admin/typed-number.ts'
import { isMeasure } from '../../../../garments/garment-draft.ts'
import { isCount } from '../../typed-count.ts'
import { type DraftField, type ProductDraft, soldSizes } from './product-draft.ts'

type Fault = 'missing' | 'noAmount' | 'noCount' | 'noSize' | 'noColor' | 'noMeasure'

const faultIn: { readonly [Field in DraftField]?: (draft: ProductDraft) => Fault | undefined } = {
  name: ({ name }) => (name.trim() === '' ? 'missing' : undefined),
  category: ({ category }) => (category === '' ? 'missing' : undefined),
  price: ({ price }) => (Number.isInteger(numberIn(price)) ? undefined : 'noAmount'),
  lowStock: ({ lowStock }) => (lowStock.trim() === '' || isCount(lowStock) ? undefined : 'noCount'),
  colorHex: ({ colorName, colorHex }) =>
    colorName.trim() === '' || /^#[\dA-Fa-f]{6}$/.test(colorHex) ? undefined : 'noColor',
  measures: ({ measures }) =>
    Object.values(measures)
      .flatMap((typed) => Object.values(typed))
      .every((typed) => typed.trim() === '' || isMeasure(typed))
      ? undefined
      : 'noMeasure',
  stocks: (draft) => {
    const sold = soldSizes(draft)
    return sold.every((size) => isCount(draft.stocks[size] ?? '')) ? undefined : 'noCount'
  },
}

/** What a product lacks that the shop shows, or will show by itself. */
const faultIfShown: typeof faultIn = {
  description: ({ description }) => (description.trim() === '' ? 'missing' : undefined),
  composition: ({ composition }) => (composition.trim() === '' ? 'missing' : undefined),
  stocks: (draft) => (soldSizes(draft).length === 0 ? 'noSize' : undefined),
}

/** What is still missing before a product can be saved: less for a draft than for what is shown. */
export const faultsOf = (
  draft: ProductDraft,
  { isShown }: { readonly isShown: boolean },
): Partial<Record<DraftField, Fault>> =>
  Object.fromEntries(
    [...(isShown ? Object.entries(faultIfShown) : []), ...Object.entries(faultIn)].flatMap(
      ([field, fault]) => {
        const found = fault(draft)
        return found ? [[field, found]] : []
      },
    ),
  )

const english: Readonly<Record<string, DraftField>> = {
  name: 'nameEn',
  description: 'descriptionEn',
  composition: 'compositionEn',
  care: 'careEn',
  tags: 'tagsEn',
  colorName: 'colorNameEn',
}

const plainFields: readonly string[] = ['name', 'description', 'price', 'category', 'sku', 'lowStock']
const attributes: readonly string[] = ['material', 'composition', 'care', 'tags', 'fittedAt']

/** The field of the form that a refusal is about, by the path that the server names; undefined for none. */
export const fieldOfRefusal = (path: string): DraftField | undefined => {
  const [first = '', second = '', third = ''] = path.split('.')
  if (first === 'variants' || first === 'stock') return 'stocks'
  if (first === 'garment') return second === 'cut' ? 'cut' : 'measures'
  if (first === 'en') return Object.hasOwn(english, second) ? english[second] : undefined
  if (first !== 'attributes') return plainFields.includes(first) ? (first as DraftField) : undefined
  if (second === 'color') return third === 'hex' ? 'colorHex' : 'colorName'
  return attributes.includes(second) ? (second as DraftField) : undefined
}
