import { asc, inArray, sql } from 'drizzle-orm'
import type { IndexedPages } from '../../../platform/http/indexed-pages.ts'
import { mediaUrl } from '../../../platform/media/media-store.ts'
import { pathTo } from '../../../sitemap.ts'
import { categories, isPresented, products } from './catalog.table.ts'
import { categoriesTag, productPicturesTag, productsTag } from './catalog.tags.public.ts'

const isFurnished = sql`exists (select from products where category_id = ${categories.id} and presented)`

/** The pages of the categories. A category without products is left out, because its page would show nothing. */
export const categoryPages: IndexedPages = {
  count: ({ db, reads }) => {
    reads(categoriesTag, productsTag)
    return db.$count(categories, isFurnished)
  },
  read: async ({ db }, { offset, limit }) => {
    const rows = await db
      .select({ id: categories.id })
      .from(categories)
      .where(isFurnished)
      .orderBy(asc(categories.position), asc(categories.id))
      .offset(offset)
      .limit(limit)
    return rows.map(({ id }) => ({ path: `${pathTo('shop')}?${new URLSearchParams({ category: id })}` }))
  },
}

const largestFiles = sql<readonly string[]>`(
  select coalesce(json_agg(i.media_key || '/' || (select max(w) from unnest(i.widths) w) || '.webp'
    order by i.position, i.id), '[]')
  from product_images i where i.product_id = products.id)`

/** Every presented product, the oldest first. A new product comes last, so the others keep their place. */
export const productPages: IndexedPages = {
  count: ({ db, reads }) => {
    reads(productsTag, productPicturesTag)
    return db.$count(products, isPresented)
  },
  read: async ({ db }, { offset, limit }) => {
    // The inner query chooses the products first. Otherwise the pictures of all skipped products would be read, too.
    const wanted = db
      .select({ id: products.id })
      .from(products)
      .where(isPresented)
      .orderBy(asc(products.seq))
      .offset(offset)
      .limit(limit)
    const rows = await db
      .select({ id: products.id, changedAt: products.updatedAt, files: largestFiles })
      .from(products)
      .where(inArray(products.id, wanted))
      .orderBy(asc(products.seq))
    return rows.map(({ id, changedAt, files }) => ({
      path: pathTo('product', { id }),
      changedAt,
      pictures: files.map(mediaUrl),
    }))
  },
}
