import { describe, expect, it } from 'vitest'
import { demoGallery } from '../../../../db/seed/gallery/demo-gallery.ts'
import { readDemoData } from '../../../../db/seed/products/demo-data.ts'
import type { Page } from './page.ts'
import { pages } from './pages.ts'

const all: readonly Page[] = Object.values(pages)

describe('the pages of the look book', () => {
  it('hang in the look book in their order', () => {
    const hung = demoGallery.filter(({ board }) => board === 'lookbook').map(({ name }) => name)
    expect(Object.keys(pages)).toEqual(hung)
  })

  it('show what the words beside them name', () => {
    const drawn = (name: string) =>
      all[Object.keys(pages).indexOf(name)]?.stands.flatMap(({ products }) => products) ?? []
    for (const { board, name, products } of demoGallery)
      if (board === 'lookbook') expect(new Set(products)).toEqual(new Set(drawn(name)))
  })

  it('lie on sheets of several shapes', () => {
    const shapes = all.map(({ size }) => (size ? Math.sign(size.width - size.height) : -1))
    expect(new Set(shapes)).toEqual(new Set([-1, 0, 1]))
  })

  it('show products of the catalogue only', () => {
    const known = new Set(readDemoData().products.map(({ sku }) => sku))
    const shown = all.flatMap(({ stands }) => stands.flatMap(({ products }) => products))
    expect(shown.filter((reference) => !known.has(reference))).toEqual([])
  })

  it('differ in scale from the page across', () => {
    for (let left = 0; left < all.length; left += 2) {
      const [one = 0, other = 0] = all.slice(left, left + 2).map(({ view }) => view.pixelsPerCm)
      expect(Math.max(one, other) / Math.min(one, other)).toBeGreaterThan(1.15)
    }
  })
})
