import { describe, expect, it } from 'vitest'
import { readDemoData } from '../../../db/seed/products/demo-data.ts'
import { randomOf } from '../random.ts'
import { handwritten } from './handwriting.ts'

const written = (text: string) => handwritten(text, { at: [0, 0], height: 40, width: 3 }, randomOf('hand'))

const strokes = (text: string) => written(text).split('M').length - 1

describe('the hand that writes references', () => {
  it('knows every letter of every reference of the demo', () => {
    const letters = new Set(readDemoData().products.flatMap(({ sku }) => [...sku]))
    expect([...letters].filter((letter) => strokes(letter) === 0)).toEqual([])
  })

  it('writes one letter after the other', () => {
    expect(strokes('SOI-001')).toBe([...'SOI-001'].reduce((sum, letter) => sum + strokes(letter), 0))
  })

  it('leaves out what it does not know', () => {
    expect(written('?')).toBe('')
  })
})
