import { type Availability, availability, productReference } from '../catalog.rules.ts'
import type { Product } from '../product.schema.ts'

interface ProductPlace {
  readonly houseName: string
  /** The page of the piece, in full. */
  readonly url: string
  readonly publicUrl: string
}

const schemaOrg = 'https://schema.org'

const availabilityUrls: Record<Availability, string> = {
  InStock: `${schemaOrg}/InStock`,
  PreOrder: `${schemaOrg}/PreOrder`,
  OutOfStock: `${schemaOrg}/OutOfStock`,
}

const ratingOf = ({ rating, ratingCount }: Product) =>
  ratingCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount },
  }

const reviewsOf = ({ ratings }: Product, anonymous: string) =>
  ratings.length > 0 && {
    review: ratings.map(({ rating, comment, date, user }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: user ? `${user.firstName} ${user.lastName}` : anonymous },
      datePublished: date,
      reviewBody: comment,
      reviewRating: { '@type': 'Rating', ratingValue: rating },
    })),
  }

/** A piece for search engines, equal to what its page shows (domain.md 6). `anonymous` names an author without a name, as the page does. */
export const productStructuredData = (product: Product, place: ProductPlace, anonymous: string) => {
  const { name, description, images, category, attributes, price, stock } = product
  const { houseName, url, publicUrl } = place
  return {
    '@context': schemaOrg,
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
    ...ratingOf(product),
    ...reviewsOf(product, anonymous),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'EUR',
      itemCondition: `${schemaOrg}/NewCondition`,
      availability: availabilityUrls[availability({ stock, customizable: attributes.customizable })],
      seller: { '@type': 'Organization', name: houseName },
    },
  }
}
