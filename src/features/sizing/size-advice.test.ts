import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeToMeasure, sizes } from '../catalog/catalog.limits.ts'
import type { Girths } from './girths.ts'
import { type AskedSize, askedSize, isUneven, sizeAdvice } from './size-advice.ts'
import { girthNames, gradingCm, sizeTable } from './size-table.ts'

const places: readonly AskedSize[] = ['below', ...sizeTable.map(({ size }) => size), 'above']
const placeOf = (size: AskedSize) => places.indexOf(size)

const cm = fc.integer({ min: 100, max: 320 }).map((halves) => halves / 2)
const someGirths: fc.Arbitrary<Girths> = fc
  .record({ bust: cm, waist: cm, hip: cm }, { requiredKeys: [] })
  .filter((girths) => Object.keys(girths).length > 0)

describe('the size table', () => {
  it('holds the sizes that the house sells', () => {
    expect(sizeTable.map(({ size }) => size)).toEqual(sizes.filter((size) => size !== madeToMeasure))
  })

  it('grows by four centimetres a size in every girth', () => {
    for (const [index, row] of sizeTable.slice(1).entries())
      for (const girth of girthNames) expect(row[girth] - (sizeTable[index]?.[girth] ?? 0)).toBe(gradingCm)
  })
})

describe('the advice of a size', () => {
  it('is the size whose body it is', () => {
    for (const { size, bust, waist, hip } of sizeTable)
      expect(sizeAdvice({ bust, waist, hip })).toMatchObject({ size, decidedBy: ['bust', 'waist', 'hip'] })
  })

  it('is the larger one between two sizes', () => {
    expect(sizeAdvice({ bust: 88.5, waist: 70, hip: 94 })).toMatchObject({ size: '40', decidedBy: ['bust'] })
  })

  it('follows the largest of the three girths, and says which', () => {
    const advice = sizeAdvice({ bust: 84, waist: 66, hip: 101 })
    expect(advice).toEqual({
      size: '42',
      decidedBy: ['hip'],
      asked: [
        { girth: 'bust', size: '36' },
        { girth: 'waist', size: '36' },
        { girth: 'hip', size: '42' },
      ],
      eases: [],
      smaller: undefined,
    })
  })

  it('says when the table begins too late or ends too early', () => {
    expect(sizeAdvice({ bust: 76, waist: 58, hip: 82 })?.size).toBe('below')
    expect(sizeAdvice({ bust: 76.5, waist: 58, hip: 82 })?.size).toBe('34')
    expect(sizeAdvice({ bust: 80, waist: 62, hip: 110.5 })?.size).toBe('above')
  })

  it('knows a body that no size fits by itself', () => {
    const uneven = (bust: number, hip: number) => {
      const advice = sizeAdvice({ bust, hip })
      return advice && isUneven(advice)
    }
    expect([uneven(88, 94), uneven(88, 98), uneven(88, 102)]).toEqual([false, false, true])
  })

  it('is none without a girth', () => {
    expect(sizeAdvice({})).toBeUndefined()
  })

  it('of a skirt that floats is not decided by the hips', () => {
    const girths = { bust: 88, waist: 70, hip: 101 }
    expect(sizeAdvice(girths)).toMatchObject({ size: '42', decidedBy: ['hip'] })
    const skirt = { fittedAt: ['bust', 'waist'], measures: [] } as const
    expect(sizeAdvice(girths, skirt)).toMatchObject({ size: '38', decidedBy: ['bust', 'waist'] })
    expect(sizeAdvice({ hip: 101 }, skirt)).toBeUndefined()
  })

  it('is never smaller than a girth asks, and is asked by those that decide', () => {
    fc.assert(
      fc.property(someGirths, (girths) => {
        const advice = sizeAdvice(girths)
        if (!advice) throw new Error('a girth was given')
        for (const girth of girthNames) {
          const value = girths[girth]
          if (value === undefined) continue
          const own = placeOf(askedSize(girth, value))
          expect(placeOf(advice.size)).toBeGreaterThanOrEqual(own)
          expect(advice.decidedBy.includes(girth)).toBe(own === placeOf(advice.size))
        }
        expect(advice.decidedBy.length).toBeGreaterThan(0)
      }),
    )
  })

  it('never shrinks when a girth grows', () => {
    fc.assert(
      fc.property(someGirths, fc.constantFrom(...girthNames), cm, (girths, girth, more) => {
        const before = sizeAdvice(girths)
        const after = sizeAdvice({ ...girths, [girth]: (girths[girth] ?? 0) + more })
        if (before && after) expect(placeOf(after.size)).toBeGreaterThanOrEqual(placeOf(before.size))
      }),
    )
  })

  it('fits: no girth of the advised size is smaller than the body', () => {
    fc.assert(
      fc.property(someGirths, (girths) => {
        const row = sizeTable.find(({ size }) => size === sizeAdvice(girths)?.size)
        if (row) for (const girth of girthNames) expect(row[girth]).toBeGreaterThanOrEqual(girths[girth] ?? 0)
      }),
    )
  })
})
