import type { Product } from '../features/catalog/product.schema.ts'
import { pathTo } from '../sitemap.ts'

const wedding = 'mariage'

/** Where an appointment about a product is made. */
export const bookingOf = ({ _id, category }: Pick<Product, '_id' | 'category'>) =>
  `${pathTo('booking')}?type=${category._id === wedding ? 'bridal' : 'evening'}-discovery&product=${_id}`
