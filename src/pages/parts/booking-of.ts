import type { OpenKind } from '../../features/appointments/appointment-kinds.ts'
import type { Product } from '../../features/catalog/product.schema.ts'
import type { GalleryItem } from '../../features/gallery/gallery-item.schema.ts'
import { pathTo } from '../../sitemap.ts'

const wedding = 'mariage'

/** The kind of the first appointment: one kind for the dress of a bride, another for everything else. */
const discoveryOf = (occasion: string | null): OpenKind =>
  occasion === wedding ? 'bridal-discovery' : 'evening-discovery'

/** The address for booking an appointment about a product. */
export const bookingOf = ({ _id, category }: Pick<Product, '_id' | 'category'>) =>
  `${pathTo('booking')}?type=${discoveryOf(category._id)}&product=${_id}`

/**
 * The address for booking an appointment about a picture of the gallery: about the first product on it, if it shows
 * any.
 */
export const bookingAround = ({
  occasion,
  products: [product],
}: Pick<GalleryItem, 'occasion' | 'products'>) =>
  `${pathTo('booking')}?type=${discoveryOf(occasion)}${product ? `&product=${product._id}` : ''}`
