import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDemoData } from '../../../../../db/seed/products/demo-data.ts'
import { demoProduct } from '../../../../../db/seed/products/demo-product.ts'
import { testNow } from '../../../../testing/bare-process.ts'
import { admin, catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import { highestPriceEuros, madeToMeasure, materials, sizes } from '../../../catalog/catalog.limits.ts'
import { productLimits } from '../../../catalog/product.limits.ts'
import { categories } from '../../../catalog/server/catalog.table.ts'
import { cutWords } from '../../../garments/cut.ts'
import { girthNames } from '../../../sizing/size-table.ts'
import { newProductSchema, type ProductInput } from '../../product-input.schema.ts'

let test: TestDatabase
let app: TestProcess

const demo = readDemoData()

const api = () => catalogApi(app, 'fr', admin)

const edited = async (id: string) => (await api()('GET /admin/products/{id}', { params: { id } })).product

const sendBack = async (id: string) => api()('PUT /products/{id}', { params: { id }, body: await edited(id) })

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  await test.database.db.insert(categories).values(demo.categories)
})

afterAll(() => test.close())

/** Any text of which something is left after the server has tidied it. */
const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) })
    .filter((value) => newProductSchema.shape.name.safeParse(value).success)

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const tags = fc.array(
  text(productLimits.tagLength).filter((tag) => tag.length <= 40),
  { maxLength: 5 },
)

const stock = fc.integer({ min: 0, max: productLimits.stockOfSize })

const variants = fc.oneof(
  fc.tuple(fc.record({ size: fc.constant(null), stock })),
  fc.uniqueArray(fc.record({ size: fc.constantFrom(...sizes), stock }), {
    minLength: 1,
    selector: ({ size }) => size,
  }),
)

const someEnglish = fc.record(
  {
    name: text(productLimits.nameLength),
    description: text(productLimits.descriptionLength),
    composition: text(productLimits.compositionLength),
    care: text(productLimits.careLength),
    tags,
    colorName: text(productLimits.colorNameLength),
  },
  { requiredKeys: [] },
)

const anyProduct = fc.record({
  name: text(productLimits.nameLength),
  description: text(productLimits.descriptionLength),
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
    composition: text(productLimits.compositionLength),
    care: maybe(text(productLimits.careLength)),
    color: maybe(
      fc.record({
        name: text(productLimits.colorNameLength),
        hex: fc.integer({ min: 0, max: 0xff_ff_ff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
      }),
    ),
    animalParts: fc.boolean(),
    fittedAt: fc.subarray([...girthNames], { minLength: 1 }),
  }),
  garment: fc.record({
    cut: fc.record(
      {
        neckline: fc.constantFrom(...cutWords.neckline),
        train: fc.constantFrom(...cutWords.train),
      },
      { requiredKeys: [] },
    ),
    measures: fc.uniqueArray(
      fc.record({
        size: fc.constantFrom(null, ...sizes.filter((size) => size !== madeToMeasure)),
        bust: fc.integer({ min: 2, max: 1000 }).map((halves) => halves / 2),
      }),
      { selector: ({ size }) => size },
    ),
  }),
  variants,
  lowStock: fc.option(fc.integer({ min: 0, max: productLimits.stockOfSize })),
  en: maybe(someEnglish),
})

/** The API leaves out a field that has no value. */
const withoutNothing = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

const inWearingOrder = (sent: ProductInput['variants'] = []) =>
  sent.toSorted((a, b) => sizes.indexOf(a.size ?? '34') - sizes.indexOf(b.size ?? '34'))

describe('any product', () => {
  it('is read by its editor as it was sent, and sent back unchanged stays the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyProduct, async (sent) => {
        const { _id } = await api()('POST /products', { body: sent })
        const read = await edited(_id)
        const { attributes, en, ...product } = newProductSchema.parse(sent)
        const { colorName, ...english } = en ?? { tags: [], colorName: null }
        expect(read).toMatchObject({
          name: product.name,
          description: product.description,
          price: product.price,
          featured: product.featured,
          category: { _id: product.category },
          variants: inWearingOrder(product.variants),
          lowStock: product.lowStock,
          garment: product.garment,
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

describe('a product of the demo', () => {
  it('can be sent back by its editor, and stays the same', { tags: ['deep'] }, async () => {
    for (const product of demo.products) {
      const id = await enterProduct(app.context(), demoProduct({ product, images: [], createdAt: testNow }))
      const read = await edited(id)
      await sendBack(id)
      expect(await edited(id)).toEqual(read)
    }
  })
})
