import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { productVariants } from '../../../catalog/server/catalog.table.ts'
import { inWearingOrder } from '../../../catalog/server/in-wearing-order.public.ts'
import type { LockedProduct } from '../../../catalog/server/lock-product.public.ts'

/** All editable fields of a product, as its rows hold them. */
export type EditedRows = Awaited<ReturnType<typeof readEditedRows>>

/** Reads the editable fields of a locked product. */
export const readEditedRows = async (tx: Db, product: LockedProduct) => {
  const variants = await tx
    .select({ size: productVariants.size, stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.productId, product.id))
  return { ...editedColumns(product), variants: inWearingOrder(variants) }
}

/** What somebody edits of a product, without what the house keeps of it. */
export const editedColumns = ({
  id,
  seq,
  ratingSum,
  ratingCount,
  ratingAverage,
  drawing,
  createdAt,
  updatedAt,
  state,
  publishAt,
  deletedAt,
  presented,
  bareClaims,
  version,
  ...edited
}: LockedProduct) => edited

/** The fields that a search reads (`searched_words_of` in the schema). */
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

/** Whether one of the changed fields is a field that a search reads. */
export const changesWords = (changed: object) => searchedFields.some((name) => name in changed)
