import { productReference, sizeChoices } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import { reviewAuthor } from '../../review-author.ts'
import { shownRating } from '../../reviews/product-reviews.rules.ts'
import { type OfferTerms, productOffers } from './product-offers.ts'

interface ProductPlace {
  readonly houseName: string
  /** The full address of the product's page. */
  readonly url: string
  readonly publicUrl: string
  readonly termsOf: OfferTerms
}

/** The texts of the page in the language of its reader. */
interface PageWords {
  /** The name that stands for an author without a name. */
  readonly anonymous: string
  readonly sizeName: (size: string) => string
}

const ratingOf = ({ rating, ratingCount }: Product) =>
  ratingCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: shownRating(rating),
      reviewCount: ratingCount,
    },
  }

const reviewsOf = ({ ratings }: Product, anonymous: string) =>
  ratings.length > 0 && {
    review: ratings.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: reviewAuthor(review, anonymous) },
      datePublished: review.date,
      ...(review.comment && { reviewBody: review.comment }),
      reviewRating: { '@type': 'Rating', ratingValue: review.rating },
    })),
  }

/** The sizes that can be chosen, as the page names them. */
const sizesOf = ({ variants }: Product, sizeName: PageWords['sizeName']) => {
  const available = sizeChoices(variants).filter((choice) => choice.available)
  return available.length > 0 && { size: available.map(({ size }) => sizeName(size)) }
}

/** A product for search engines, equal to what its page shows (§16). */
export const productStructuredData = (product: Product, place: ProductPlace, words: PageWords) => {
  const { name, description, images, category, attributes } = product
  const { houseName, url, publicUrl } = place
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url,
    sku: productReference(product),
    image: images.map((image) => new URL(image.url, publicUrl).href),
    brand: { '@type': 'Brand', name: houseName },
    category: category.name,
    material: attributes.materialName,
    ...(attributes.color && { color: attributes.color.name }),
    ...sizesOf(product, words.sizeName),
    ...ratingOf(product),
    ...reviewsOf(product, words.anonymous),
    offers: productOffers(product, { ...place, sizeName: words.sizeName }),
  }
}
