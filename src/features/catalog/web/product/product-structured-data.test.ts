import { describe, expect, it } from 'vitest'
import { aProduct } from '../../../../testing/catalog/a-product.ts'
import type { Product } from '../../product.schema.ts'
import { productStructuredData } from './product-structured-data.ts'

const product: Product = {
  ...aProduct,
  name: 'Robe Garance',
  description: 'Une robe.',
  price: 690,
  stock: 3,
  images: [
    { _id: 'i', url: '/media/k/900.webp', alt: '', width: 900, height: 1200, color: '#fff', widths: [900] },
  ],
  category: { _id: 'ceremonie', name: 'Cérémonie' },
  sizes: ['38'],
  variants: [{ size: '38', stock: 3 }],
  sku: 'CER-001',
}

const place = {
  houseName: 'Maison Untel',
  url: 'https://untel.example/boutique/produit/0123456789',
  publicUrl: 'https://untel.example',
  termsOf: ({ madeToMeasure }: { madeToMeasure: boolean }) => ({ returnable: !madeToMeasure }),
}

const words = { anonymous: 'Client', sizeName: (size: string) => `taille ${size}` }

const offersOf = (changes: Partial<Product>) =>
  productStructuredData({ ...product, ...changes }, place, words).offers

const availabilities = (changes: Partial<Product>) =>
  offersOf(changes).map(({ availability }) => availability.replace('https://schema.org/', ''))

const unchanged = { updatedAt: null, reply: null, language: null }

describe('a product for search engines', () => {
  it('has a whole address for its page and its pictures', () => {
    expect(productStructuredData(product, place, words)).toMatchObject({
      image: ['https://untel.example/media/k/900.webp'],
      offers: [{ url: place.url, price: 690, priceCurrency: 'EUR' }],
    })
  })
  it('is in stock, can be ordered ahead when it can be made again, else is out of stock', () => {
    const attributes = { ...product.attributes, customizable: true }
    const variants = [{ size: '38', stock: 0 }]
    expect(availabilities({})).toEqual(['InStock'])
    expect(availabilities({ variants, attributes })).toEqual(['PreOrder'])
    expect(availabilities({ variants })).toEqual(['OutOfStock'])
  })
  it('is one offer as it hangs there and another made to measure, each with its own terms', () => {
    const variants = [
      { size: '38', stock: 0 },
      { size: '40', stock: 1 },
      { size: 'Sur mesure', stock: 0 },
    ]
    expect(offersOf({ variants })).toMatchObject([
      { availability: 'https://schema.org/InStock', returnable: true },
      { name: 'taille Sur mesure', availability: 'https://schema.org/OutOfStock', returnable: false },
    ])
    expect(offersOf({ variants: [{ size: null, stock: 4 }] })).toHaveLength(1)
  })
  it('names the sizes that can be chosen as the page does, in wearing order', () => {
    const variants = [
      { size: 'Sur mesure', stock: 1 },
      { size: '36', stock: 0 },
      { size: '34', stock: 2 },
    ]
    expect(productStructuredData({ ...product, variants }, place, words)).toMatchObject({
      size: ['taille 34', 'taille Sur mesure'],
    })
    const unsized = { ...product, variants: [{ size: null, stock: 4 }] }
    expect(productStructuredData(unsized, place, words)).not.toHaveProperty('size')
  })
  it('crosses a price out only while the page does', () => {
    expect(offersOf({ compareAtPrice: 900 })).toMatchObject([
      { price: 690, priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 900 } },
    ])
    expect(offersOf({})[0]).not.toHaveProperty('priceSpecification')
  })
  it('claims no rating without reviews', () => {
    expect(productStructuredData(product, place, words)).not.toHaveProperty('aggregateRating')
    expect(productStructuredData(product, place, words)).not.toHaveProperty('review')
  })
  it('repeats the reviews of the page, nameless authors named as there', () => {
    const ratings = [
      { _id: 'r', rating: 4, comment: 'Belle coupe.', date: '2026-02-01', verified: false, ...unchanged },
    ]
    const data = productStructuredData({ ...product, ratings, rating: 4, ratingCount: 1 }, place, words)
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [{ author: { name: 'Client' }, reviewBody: 'Belle coupe.', reviewRating: { ratingValue: 4 } }],
    })
  })
  it('tells the average of all reviews as the page shows it, and no words for stars alone', () => {
    const user = { firstName: 'Jeanne', lastName: 'Arnaud' }
    const ratings = [
      { _id: 'r', rating: 5, comment: '', date: '2026-02-01', verified: true, user, ...unchanged },
    ]
    const many = { ...product, ratings, rating: 4.333_333_5, ratingCount: 103 }
    const data = productStructuredData(many, place, words)
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 103 },
      review: [{ author: { name: 'Jeanne Arnaud' } }],
    })
    expect(JSON.stringify(data)).not.toContain('reviewBody')
  })
})
