import { productsTag, productTag } from '../../../catalog/server/catalog.tags.public.ts'

/** What to announce when the reviews of a product have changed: its page, and the listings that tell its stars. */
export const reviewedProductTags = (productId: string) => [productTag(productId), productsTag]
