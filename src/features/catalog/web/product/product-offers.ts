import { madeToMeasure } from '../../catalog.limits.ts'
import { type Availability, availability, isMadeToMeasure } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'

/** The conditions under which an offer is delivered and taken back. The orders slice knows them. */
export type OfferTerms = (offer: {
  readonly price: number
  readonly madeToMeasure: boolean
  readonly orderable: boolean
}) => Readonly<Record<string, unknown>>

interface OfferPlace {
  readonly houseName: string
  /** The full address of the product's page. */
  readonly url: string
  readonly termsOf: OfferTerms
  readonly sizeName: (size: string) => string
}

const schemaOrg = 'https://schema.org'

const availabilityUrls: Record<Availability, string> = {
  InStock: `${schemaOrg}/InStock`,
  PreOrder: `${schemaOrg}/PreOrder`,
  OutOfStock: `${schemaOrg}/OutOfStock`,
}

/** The crossed-out price, as long as the page shows one (L112-1-1). */
const strikethrough = ({ compareAtPrice }: Product) =>
  compareAtPrice !== undefined && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${schemaOrg}/StrikethroughPrice`,
      price: compareAtPrice,
      priceCurrency: 'EUR',
    },
  }

/** Ready-made sizes and made-to-measure are two offers, because made-to-measure is slower and cannot be sent back. */
const kindsOf = ({ variants }: Product) => {
  const kinds = [
    { isMade: false, variants: variants.filter(({ size }) => !isMadeToMeasure(size)) },
    { isMade: true, variants: variants.filter(({ size }) => isMadeToMeasure(size)) },
  ]
  return kinds
    .filter((kind) => kind.variants.length > 0)
    .map((kind) => ({ isMade: kind.isMade, stock: kind.variants.reduce((sum, { stock }) => sum + stock, 0) }))
}

/** The offers of a product for search engines. Each is available when its sizes are available on the page (§9). */
export const productOffers = (product: Product, { houseName, url, termsOf, sizeName }: OfferPlace) => {
  const { price, attributes } = product
  return kindsOf(product).map(({ isMade, stock }) => ({
    '@type': 'Offer',
    ...(isMade && { name: sizeName(madeToMeasure) }),
    url,
    price,
    priceCurrency: 'EUR',
    ...strikethrough(product),
    itemCondition: `${schemaOrg}/NewCondition`,
    availability: availabilityUrls[availability({ stock, customizable: attributes.customizable })],
    seller: { '@type': 'Organization', name: houseName },
    ...termsOf({ price, madeToMeasure: isMade, orderable: stock > 0 }),
  }))
}
