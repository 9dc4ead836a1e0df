import { describe, expect, it } from 'vitest'
import { plateSlots } from '../../../../../src/features/content/plate-slots.ts'
import { readDemoData } from '../../../demo-data.ts'
import type { Page } from './page.ts'
import { pages } from './pages.ts'

const all: readonly Page[] = Object.values(pages)

describe('the pages of the look book', () => {
  it('are one for each look-book plate', () => {
    expect(Object.keys(pages)).toEqual(Object.keys(plateSlots).filter((name) => name.startsWith('lookbook-')))
  })

  it('show pieces of the catalogue only', () => {
    const known = new Set(readDemoData().pieces.map(({ sku }) => sku))
    const shown = all.flatMap(({ stands }) => stands.flatMap(({ pieces }) => pieces))
    expect(shown.filter((reference) => !known.has(reference))).toEqual([])
  })

  it('differ in scale from the page across', () => {
    for (let left = 0; left < all.length; left += 2) {
      const [one = 0, other = 0] = all.slice(left, left + 2).map(({ view }) => view.pixelsPerCm)
      expect(Math.max(one, other) / Math.min(one, other)).toBeGreaterThan(1.15)
    }
  })
})
