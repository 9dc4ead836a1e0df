import { productsTag, productTag } from '../../../catalog/server/catalog.tags.public.ts'

/** The tags to announce when the reviews of a product have changed: its page, and the listings that show its stars. */
export const reviewedProductTags = (productId: string) => [productTag(productId), productsTag]
