import { describe, expect, it } from 'vitest'
import { readDemoData } from '../demo-data.ts'
import { garmentOf } from '../demo-garment.ts'
import { flatDrawing } from './flat-drawing.ts'

const garments = readDemoData().pieces.map(garmentOf)
const all = garments.flatMap((garment) =>
  (['front', 'back'] as const).map((view) => flatDrawing(garment, view)),
)

describe('the drawing of a piece', () => {
  it('is the same each time it is made', () => {
    expect(garments.map((garment) => flatDrawing(garment, 'front'))).toEqual(
      all.filter((_, place) => place % 2 === 0),
    )
  })
  it('differs from piece to piece and from front to back', () => {
    expect(new Set(all).size).toBe(garments.length * 2)
  })
  it('has only numbers for its lines', () => {
    for (const drawing of all) expect(drawing).not.toMatch(/NaN|undefined|Infinity|false|null/)
  })
})
