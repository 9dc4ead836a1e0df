import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { isSoldOut } from '../../catalog.rules.ts'
import { isPresented, products } from '../catalog.table.ts'
import { productTag } from '../catalog.tags.public.ts'

const stockOfProduct = sql<number>`(
  select coalesce(sum(v.stock), 0)::integer from product_variants v where v.product_id = products.id)`

interface ShownProductsInput {
  readonly ids: readonly string[]
  readonly lng: Language
}

export interface ShownProduct {
  readonly _id: string
  readonly name: string
  readonly price: number
  readonly available: boolean
}

/** What other pages show of these products, by id. A removed product is left out. */
export const findShownProducts = async (
  db: Db,
  { ids, lng }: ShownProductsInput,
): Promise<ReadonlyMap<string, ShownProduct>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: products.id,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
      priceCents: products.priceCents,
      stock: stockOfProduct,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isPresented))
  return new Map(
    rows.map(({ id, nameFr, nameEn, priceCents, stock }) => [
      id,
      {
        _id: id,
        name: localized(lng, nameFr, nameEn),
        price: eurosOfCents(priceCents),
        available: !isSoldOut(stock),
      },
    ]),
  )
}

/** The tag that is announced when the name, the price or the stock of a product changes. */
export const shownProductTag = productTag
