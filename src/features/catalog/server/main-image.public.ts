import { sql } from 'drizzle-orm'
import type { FramedPictureRow } from '../../../shared/pictures/stored-picture.ts'
import { products } from './catalog.table.ts'

/** The first picture of a product, as a column of a query of products. */
export const mainImage = sql<FramedPictureRow | null>`(
  select json_build_object(
    'key', i.media_key, 'width', i.width, 'height', i.height, 'color', i.color, 'widths', i.widths,
    'focalX', i.focal_x, 'focalY', i.focal_y, 'altFr', i.alt_fr, 'altEn', i.alt_en)
  from product_images i where i.product_id = ${products.id} order by i.position, i.id limit 1)`
