import { describe, expect, it } from 'vitest'
import type { Product } from '../product.schema.ts'
import { productStructuredData } from './product-structured-data.ts'

const product: Product = {
  _id: '0123456789',
  name: 'Robe Garance',
  description: 'Une robe.',
  price: 690,
  stock: 3,
  featured: false,
  images: [
    { _id: 'i', url: '/media/k/900.webp', alt: '', width: 900, height: 1200, color: '#fff', widths: [900] },
  ],
  category: { _id: 'ceremonie', name: 'Cérémonie' },
  sizes: ['38'],
  variants: [{ size: '38', stock: 3 }],
  attributes: {
    material: 'Soie',
    materialName: 'Soie',
    customizable: false,
    tags: [],
    composition: '100 % soie',
    animalParts: false,
  },
  sku: 'CER-001',
  ratings: [],
  rating: 0,
  ratingCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
}

const place = {
  houseName: 'Maison Untel',
  url: 'https://untel.example/boutique/produit/0123456789',
  publicUrl: 'https://untel.example',
}

const offerOf = (changes: Partial<Product>) =>
  productStructuredData({ ...product, ...changes }, place, 'Client').offers

describe('a piece for search engines', () => {
  it('has a whole address for its page and its pictures', () => {
    expect(productStructuredData(product, place, 'Client')).toMatchObject({
      image: ['https://untel.example/media/k/900.webp'],
      offers: { url: place.url, price: 690, priceCurrency: 'EUR' },
    })
  })
  it('is in stock, can be ordered ahead when it can be made again, else is out of stock', () => {
    const remade = { ...product.attributes, customizable: true }
    expect(offerOf({}).availability).toBe('https://schema.org/InStock')
    expect(offerOf({ stock: 0, attributes: remade }).availability).toBe('https://schema.org/PreOrder')
    expect(offerOf({ stock: 0 }).availability).toBe('https://schema.org/OutOfStock')
  })
  it('claims no rating without reviews', () => {
    expect(productStructuredData(product, place, 'Client')).not.toHaveProperty('aggregateRating')
    expect(productStructuredData(product, place, 'Client')).not.toHaveProperty('review')
  })
  it('repeats the reviews of the page, nameless authors named as there', () => {
    const ratings = [{ _id: 'r', rating: 4, comment: 'Belle coupe.', date: '2026-02-01' }]
    const data = productStructuredData({ ...product, ratings, rating: 4, ratingCount: 1 }, place, 'Client')
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [{ author: { name: 'Client' }, reviewBody: 'Belle coupe.', reviewRating: { ratingValue: 4 } }],
    })
  })
})
