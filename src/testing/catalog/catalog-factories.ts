import { categories } from '../../features/catalog/server/catalog.table.ts'
import { createProduct } from '../../features/catalog-desk/server/writing/create-product.ts'
import type { NewProduct } from '../../features/catalog-desk/server/writing/new-product.ts'
import type { Context } from '../../platform/context/context.ts'

const categoryNames = [
  ['mariage', 'Mariage', 'Wedding'],
  ['ceremonie', 'Cérémonie', 'Ceremony'],
  ['soiree', 'Soirée', 'Evening'],
] as const

/** Creates the categories of the test products, unless they exist. */
export const enterCategories = (ctx: Context) =>
  ctx.write(async ({ db, announce }) => {
    await db
      .insert(categories)
      .values(categoryNames.map(([id, nameFr, nameEn], position) => ({ id, nameFr, nameEn, position })))
      .onConflictDoNothing()
    announce('categories')
  })

let productsMade = 0

/** A product that can be sold, with defaults for all fields that a test does not set. */
export const aProduct = (wanted: Partial<NewProduct> = {}): NewProduct => {
  productsMade++
  return {
    sku: `TST-${productsMade}`,
    categoryId: 'mariage',
    nameFr: `Robe ${productsMade}`,
    descriptionFr: 'Une robe coupée dans le biais.',
    compositionFr: '100 % soie',
    material: 'Soie',
    customizable: true,
    featured: false,
    priceCents: 120_000,
    variants: [
      { size: '38', stock: 2 },
      { size: '40', stock: 0 },
    ],
    images: [],
    ...wanted,
  }
}

/** Creates a product and returns its id. */
export const enterProduct = (ctx: Context, wanted: Partial<NewProduct> = {}) =>
  createProduct(ctx, aProduct(wanted))
