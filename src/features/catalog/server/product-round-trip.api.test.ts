import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDemoData } from '../../../../db/seed/demo-data.ts'
import { demoProduct } from '../../../../db/seed/demo-product.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { admin, catalogApi } from '../../../testing/catalog/catalog-api.ts'
import { enterPiece } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { highestPriceEuros, materials, pieceLimits, sizes } from '../catalog.limits.ts'
import { newProductSchema, type ProductInput } from '../product-input.schema.ts'
import { categories } from './catalog.table.ts'

let test: TestDatabase
let house: TestProcess

const demo = readDemoData()

const api = () => catalogApi(house, 'fr', admin)

const edited = async (id: string) => (await api()('GET /admin/products/{id}', { params: { id } })).product

const sendBack = async (id: string) => api()('PUT /products/{id}', { params: { id }, body: await edited(id) })

beforeAll(async () => {
  test = await testDatabase()
  house = testProcess(test)
  await test.database.db.insert(categories).values(demo.categories)
})

afterAll(() => test.close())

/** Any text, also one that is put in order on its way, as long as something of it can be read. */
const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) })
    .filter((value) => newProductSchema.shape.name.safeParse(value).success)

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const tags = fc.array(
  text(pieceLimits.tagLength).filter((tag) => tag.length <= 40),
  { maxLength: 5 },
)

const stock = fc.integer({ min: 0, max: pieceLimits.stockOfSize })

const variants = fc.oneof(
  fc.tuple(fc.record({ size: fc.constant(null), stock })),
  fc.uniqueArray(fc.record({ size: fc.constantFrom(...sizes), stock }), {
    minLength: 1,
    selector: ({ size }) => size,
  }),
)

const someEnglish = fc.record(
  {
    name: text(pieceLimits.nameLength),
    description: text(pieceLimits.descriptionLength),
    composition: text(pieceLimits.compositionLength),
    care: text(pieceLimits.careLength),
    tags,
    colorName: text(pieceLimits.colorNameLength),
  },
  { requiredKeys: [] },
)

const anyPiece = fc.record({
  name: text(pieceLimits.nameLength),
  description: text(pieceLimits.descriptionLength),
  price: fc.integer({ min: 0, max: highestPriceEuros }),
  featured: fc.boolean(),
  category: fc.constantFrom(...demo.categories.map(({ id }) => id)),
  attributes: fc.record({
    material: fc.constantFrom(...materials),
    customizable: fc.boolean(),
    tags: fc.oneof(
      tags,
      tags.map((list) => JSON.stringify(list)),
    ),
    composition: text(pieceLimits.compositionLength),
    care: maybe(text(pieceLimits.careLength)),
    color: maybe(
      fc.record({
        name: text(pieceLimits.colorNameLength),
        hex: fc.integer({ min: 0, max: 0xff_ff_ff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
      }),
    ),
    animalParts: fc.boolean(),
  }),
  variants,
  lowStock: fc.option(fc.integer({ min: 0, max: pieceLimits.stockOfSize })),
  en: maybe(someEnglish),
})

/** What is nothing on the wire is left out of an answer. */
const withoutNothing = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

const inWearingOrder = (sent: ProductInput['variants'] = []) =>
  sent.toSorted((a, b) => sizes.indexOf(a.size ?? '34') - sizes.indexOf(b.size ?? '34'))

describe('any piece', () => {
  it('is read by its editor as it was sent, and sent back unchanged stays the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyPiece, async (sent) => {
        const { _id } = await api()('POST /products', { body: sent })
        const read = await edited(_id)
        const { attributes, en, ...piece } = newProductSchema.parse(sent)
        const { colorName, ...english } = en ?? { tags: [], colorName: null }
        expect(read).toMatchObject({
          name: piece.name,
          description: piece.description,
          price: piece.price,
          featured: piece.featured,
          category: { _id: piece.category },
          variants: inWearingOrder(piece.variants),
          lowStock: piece.lowStock,
          attributes: withoutNothing(attributes),
          ...(en && read.en && { en: withoutNothing(english) }),
        })
        expect(read.en?.colorName).toBe((attributes.color && colorName) ?? undefined)
        await sendBack(_id)
        expect(await edited(_id)).toEqual(read)
      }),
      { numRuns: 25 },
    )
  })
})

describe('a piece of the demo', () => {
  it('can be sent back by its editor, and stays the same', async () => {
    for (const piece of demo.pieces) {
      const id = await enterPiece(house.context(), demoProduct({ piece, images: [], createdAt: testNow }))
      const read = await edited(id)
      await sendBack(id)
      expect(await edited(id)).toEqual(read)
    }
  })
})
