import type { OpenKind } from '../../features/appointments/appointment-kinds.ts'
import type { Product } from '../../features/catalog/product.schema.ts'
import type { GalleryItem } from '../../features/gallery/gallery-item.schema.ts'
import { pathTo } from '../../sitemap.ts'

const wedding = 'mariage'

/** The first visit for what is worn to a wedding as its bride, and for everything else. */
const discoveryOf = (occasion: string | null): OpenKind =>
  occasion === wedding ? 'bridal-discovery' : 'evening-discovery'

/** Where an appointment about a product is made. */
export const bookingOf = ({ _id, category }: Pick<Product, '_id' | 'category'>) =>
  `${pathTo('booking')}?type=${discoveryOf(category._id)}&product=${_id}`

/** Where an appointment around a picture of the gallery is made: about the first product on it, if it shows any. */
export const bookingAround = ({
  occasion,
  products: [product],
}: Pick<GalleryItem, 'occasion' | 'products'>) =>
  `${pathTo('booking')}?type=${discoveryOf(occasion)}${product ? `&product=${product._id}` : ''}`
