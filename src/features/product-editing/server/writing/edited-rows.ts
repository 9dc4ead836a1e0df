import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { productVariants } from '../../../catalog/server/catalog.table.ts'
import { inWearingOrder } from '../../../catalog/server/in-wearing-order.public.ts'
import type { LockedProduct } from '../../../catalog/server/lock-product.public.ts'

/** All that the house edits of a product, as its rows hold it. */
export type EditedRows = Awaited<ReturnType<typeof readEditedRows>>

/** Reads what the house edits of a product that is taken. */
export const readEditedRows = async (tx: Db, product: LockedProduct) => {
  const variants = await tx
    .select({ size: productVariants.size, stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.productId, product.id))
  return { ...editedColumns(product), variants: inWearingOrder(variants) }
}

const editedColumns = ({
  id,
  seq,
  ratingSum,
  ratingCount,
  ratingAverage,
  drawing,
  createdAt,
  updatedAt,
  deletedAt,
  version,
  ...edited
}: LockedProduct) => edited

/** What a search reads (`searched_words_of` in the schema). */
const searchedFields: readonly (keyof EditedRows)[] = [
  'sku',
  'nameFr',
  'nameEn',
  'tagsFr',
  'tagsEn',
  'material',
  'colorFr',
  'colorEn',
  'descriptionFr',
  'descriptionEn',
  'compositionFr',
  'compositionEn',
  'categoryId',
]

/** Whether what changed is among what a search reads. */
export const changesWords = (changed: object) => searchedFields.some((name) => name in changed)
