import { describe, expect, it } from 'vitest'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import { draftOf, editOfDraft, faultsOf, fieldOfRefusal } from './item-draft.ts'

const words = { title: 'La traîne', text: '', credits: '', alt: 'Une robe' }

const product = { _id: 'p1', name: 'Robe', price: 900, available: true }

const item: AdminGalleryItem = {
  _id: 'one',
  board: 'lookbook',
  fr: words,
  en: { ...words, title: '', alt: 'A gown' },
  occasion: 'mariage',
  colours: ['blanc'],
  image: {
    url: '/media/key/400.webp',
    alt: 'Une robe',
    width: 400,
    height: 600,
    color: '#eee',
    widths: [400],
    focalPoint: { x: 50, y: 50 },
  },
  products: [product],
  published: true,
  publishedFrom: null,
  publishedTo: '2026-12-01',
  status: 'published',
  version: 3,
  createdAt: '2026-11-25T09:00:00.000Z',
  updatedAt: '2026-11-25T09:00:00.000Z',
}

const begunFrom = draftOf(item)

describe('what is written about an item', () => {
  it('is sent as it was read when nothing was touched', () => {
    expect(editOfDraft(begunFrom, 3)).toEqual({
      version: 3,
      fr: words,
      en: { ...words, title: '', alt: 'A gown' },
      occasion: 'mariage',
      colours: ['blanc'],
      products: ['p1'],
      focalPoint: { x: 50, y: 50 },
      published: true,
      publishedFrom: null,
      publishedTo: '2026-12-01',
    })
  })
})

describe('the faults of a draft', () => {
  it('are its missing words, once it is published', () => {
    const blank = { ...begunFrom, titleFr: ' ', altFr: '', altEn: '' }
    expect(faultsOf(blank)).toEqual({ titleFr: 'titleMissing', altFr: 'altMissing', altEn: 'altMissing' })
    expect(faultsOf({ ...blank, published: false })).toEqual({})
  })

  it('are days the wrong way round', () => {
    expect(faultsOf({ ...begunFrom, publishedFrom: '2026-12-02' })).toEqual({
      publishedTo: 'endsBeforeItBegins',
    })
    expect(faultsOf({ ...begunFrom, publishedFrom: '2026-12-01' })).toEqual({})
  })
})

it('knows the field that a refusal is about', () => {
  expect(['fr.title', 'en.alt', 'products.2', 'publishedTo', '__proto__'].map(fieldOfRefusal)).toEqual([
    'titleFr',
    'altEn',
    'products',
    'publishedTo',
    undefined,
  ])
})
