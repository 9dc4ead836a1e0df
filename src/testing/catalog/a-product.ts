import type { Product } from '../../features/catalog/product.schema.ts'

/** A product in an answer of the catalogue, with only the required fields filled. */
export const aProduct: Product = {
  language: 'fr',
  _id: '0123456789',
  name: 'Étole',
  description: 'Une étole.',
  price: 180,
  stock: 1,
  featured: false,
  images: [],
  category: { _id: '', name: '' },
  sizes: [],
  variants: [{ size: null, stock: 1 }],
  attributes: {
    material: 'Soie',
    materialName: 'Soie',
    customizable: false,
    tags: [],
    composition: '100 % soie',
    animalParts: false,
    fittedAt: ['bust', 'waist', 'hip'],
  },
  sku: '',
  ratings: [],
  rating: 0,
  ratingCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
}
