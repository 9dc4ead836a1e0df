import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { materials, sizes } from '../../../../catalog/catalog.limits.ts'
import { girthNames } from '../../../../sizing/size-table.ts'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import { writtenProductSchema } from '../../../product-input.schema.ts'
import { lacksOf } from '../../../publishing.rules.ts'
import { draftOf, factsOf, inputOf, soldSizes } from './product-draft.ts'
import { faultsOf, fieldOfRefusal } from './product-faults.ts'

const gown: EditedProduct = {
  _id: '1',
  name: 'Robe Aurore',
  description: 'Coupée dans le biais.',
  price: 1290,
  stock: 3,
  featured: true,
  category: { _id: 'mariage', name: 'Mariage' },
  variants: [
    { size: '38', stock: 2 },
    { size: 'Sur mesure', stock: 1 },
  ],
  sku: 'MAR-001',
  state: 'published',
  publishAt: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  version: 3,
  lowStock: 2,
  attributes: {
    material: 'Soie',
    customizable: true,
    tags: ['mariage', 'traîne'],
    composition: '100 % soie',
    color: { name: 'Ivoire', hex: '#F3ECDD' },
    animalParts: false,
    fittedAt: ['bust', 'waist'],
  },
  garment: { cut: { neckline: 'coeur' }, measures: [{ size: '38', bust: 92, length: 148.5 }] },
  en: { name: 'Aurore Gown', tags: [] },
  images: [],
}

describe('a product as it is typed', () => {
  it('is, unchanged, what was read', () => {
    const input = writtenProductSchema.parse({ ...inputOf(draftOf(gown)), version: 3 })
    expect(input).toMatchObject({
      name: gown.name,
      price: 1290,
      category: 'mariage',
      lowStock: 2,
      variants: gown.variants,
      attributes: { ...gown.attributes, care: null },
      en: { name: 'Aurore Gown', description: null, tags: [], colorName: null },
    })
    expect(faultsOf(draftOf(gown), { isShown: true })).toEqual({})
  })

  it('has no English where nothing of it is in English, and no colour without a name', () => {
    const draft = draftOf({ ...gown, en: undefined })
    expect(inputOf(draft).en).toBeNull()
    expect(inputOf({ ...draft, colorName: ' ' }).attributes.color).toBeNull()
  })

  it('is taken by the house whatever is typed, once the form finds no fault', () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.constantFrom('Robe', ''),
          description: fc.constantFrom('Texte', ' '),
          composition: fc.constantFrom('100 % soie', ''),
          category: fc.constantFrom('mariage', ''),
          price: fc.constantFrom('1 290', '1290', '12,50', 'mille', ''),
          lowStock: fc.constantFrom('', '2', '-1', '99999'),
          tags: fc.constantFrom('', 'a, b', ' , a,,a'),
          colorName: fc.constantFrom('', 'Ivoire'),
          colorHex: fc.constantFrom('', '#F3ECDD', 'rouge'),
          material: fc.constantFrom(...materials),
          fittedAt: fc.constant(girthNames),
          careEn: fc.option(fc.constantFrom('Dry clean'), { nil: '' }),
          stocks: fc.dictionary(fc.constantFrom('', ...sizes), fc.constantFrom('0', '3', '', 'x', '1,5')),
        }),
        fc.boolean(),
        (typed, isShown) => {
          const draft = { ...draftOf(gown), ...typed }
          const isTaken = writtenProductSchema.safeParse({ ...inputOf(draft), version: 1 }).success
          const sold = soldSizes(draft)
          // One that is sold without a size and in sizes at once is refused by the server alone.
          if (Object.keys(faultsOf(draft, { isShown })).length > 0) return
          expect(isTaken).toBe(!(sold.includes('') && sold.length > 1))
          // What the shop shows lacks nothing that the law asks for.
          if (isShown) expect(lacksOf(factsOf(draft, [])).forbidding).toEqual([])
        },
      ),
    )
  })

  it.each([
    ['name', 'name'],
    ['attributes.composition', 'composition'],
    ['attributes.color.hex', 'colorHex'],
    ['en.colorName', 'colorNameEn'],
    ['variants.3.stock', 'stocks'],
    ['attributes.constructor', undefined],
    ['en.toString', undefined],
    ['version', undefined],
  ])('is refused at « %s » beside the field %s', (path, field) => {
    expect(fieldOfRefusal(path)).toBe(field)
  })
})
