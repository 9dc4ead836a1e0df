import { describe, expect, it } from 'vitest'
import { neighbourFor } from './neighbour-for.ts'

const second = { index: 1, count: 4 }

describe('a key on the row of views', () => {
  it.each([
    ['ArrowRight', 2],
    ['ArrowDown', 2],
    ['ArrowLeft', 0],
    ['ArrowUp', 0],
    ['Home', 0],
    ['End', 3],
  ])('%s leads from the second of four to place %i', (key, place) => {
    expect(neighbourFor(key, second)).toBe(place)
  })

  it('stops at both ends', () => {
    expect(neighbourFor('ArrowLeft', { index: 0, count: 4 })).toBe(0)
    expect(neighbourFor('ArrowRight', { index: 3, count: 4 })).toBe(3)
  })

  it('leaves every other key to the browser', () => {
    expect(neighbourFor('Tab', second)).toBeUndefined()
    expect(neighbourFor('a', second)).toBeUndefined()
  })
})
