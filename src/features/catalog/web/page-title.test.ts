import { describe, expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

describe('the title of a page', () => {
  it('names the product, then the house', () => {
    expect(pageTitle('Robe Garance', 'Maison Untel')).toBe('Robe Garance · Maison Untel')
  })
  it('leaves the house out when both do not fit in 60 characters', () => {
    const name = 'a'.repeat(50)
    expect(pageTitle(name, 'Maison Untel')).toBe(name)
  })
  it('never exceeds 60 characters', () => {
    expect(pageTitle('a'.repeat(61), 'Maison Untel')).toBe(`${'a'.repeat(59)}…`)
  })
})
