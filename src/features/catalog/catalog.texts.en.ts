import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { catalogTextsFr } from './catalog.texts.fr.ts'

export const catalogTextsEn: SameShape<typeof catalogTextsFr> = {
  meta: {
    shopTitle: 'Boutique',
  },
  trail: {
    label: 'Breadcrumb',
    home: 'Home',
  },
  shop: {
    loadError: 'Could not load',
    loadErrorText: 'Something went wrong while the pieces were loading.',
    retry: 'Try again',
  },
  card: {
    inStock: 'In stock',
    featured: 'Featured',
    soldOut: 'Sold out',
    details: 'View details',
    detailsOf: 'View details: {{name}}',
    noPicture: 'No picture available',
  },
  product: {
    gallery: 'Views of the piece',
    showView: 'Show view {{number}}',
    enlarge: 'Enlarge view {{number}} of {{total}}',
    readMore: 'Read more',
    readLess: 'Read less',
    size: 'Size',
    sizeUnavailable: '(unavailable)',
    stockLeft_one: 'In stock ({{count}} available)',
    stockLeft_other: 'In stock ({{count}} available)',
    placesLeft_one: '{{count}} place available in the atelier',
    placesLeft_other: '{{count}} places available in the atelier',
    outOfStock: 'Out of stock',
    madeAgain: 'The atelier can make it again for you, to order: ask us.',
    copyLink: 'Copy the link',
    linkCopied: 'Link copied',
    question: 'A question about this piece?',
    tryOn: 'Try it on at the salon',
    copyFailed: 'The link could not be copied',
    priorPrice: 'Lowest price of the last 30 days: {{price}}',
    priorPriceLabel: 'Lowest price of the last 30 days:',
    taxIncluded: 'VAT included',
    withdrawalExcluded:
      'A piece made to your measurements: the right of withdrawal does not apply (art. L221-28 3° of the French Consumer Code). The legal guarantees remain due.',
  },
  details: {
    title: 'Details',
    category: 'Category',
    uncategorized: 'Uncategorised',
    material: 'Fabric',
    customizable: 'Customisable',
    yes: 'Yes',
    no: 'No',
    tags: 'Keywords',
    reference: 'Reference',
    color: 'Colour',
    composition: 'Composition',
    care: 'Care',
    animalParts: 'Contains non-textile parts of animal origin.',
  },
  similar: {
    title: 'You may also like',
    none: 'No similar piece available',
  },
  reviews: {
    anonymous: 'Customer',
  },
  sizes: {
    madeToMeasure: 'Made to measure',
  },
}
