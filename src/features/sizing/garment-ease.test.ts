import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { easesIn, type FittedGarment, isLoose, takenInCm } from './garment-ease.ts'
import { type Girths, readGirths } from './girths.ts'
import { type AskedSize, sizeAdvice } from './size-advice.ts'
import { girthNames, sizeTable } from './size-table.ts'
import { alterationsCm } from './sizing.limits.ts'

/** As the workshop cuts it: 4 cm wider than the body of its size at the bust, 3 at the waist, 5 at the hips. */
const dress: FittedGarment = {
  fittedAt: girthNames,
  measures: sizeTable.map(({ size, bust, waist, hip }) => ({
    size,
    bust: bust + 4,
    waist: waist + 3,
    hip: hip + 5,
  })),
}

const fullSkirt: FittedGarment = {
  fittedAt: ['waist'],
  measures: sizeTable.map(({ size, waist, hip }) => ({ size, waist: waist + 2, hip: hip + 20 })),
}

const order: readonly AskedSize[] = ['below', ...sizeTable.map(({ size }) => size), 'above']

const cm = fc.integer({ min: 100, max: 320 }).map((halves) => halves / 2)
const anyGirths: fc.Arbitrary<Girths> = fc.record(
  { bust: cm, waist: cm, hip: cm },
  { requiredKeys: ['waist'] },
)
const anyGarment: fc.Arbitrary<FittedGarment> = fc.record({
  fittedAt: fc.subarray([...girthNames], { minLength: 1 }),
  measures: fc
    .subarray(sizeTable.map(({ size }) => size))
    .chain((sizes) =>
      fc.tuple(
        ...sizes.map((size) =>
          fc
            .record({ bust: cm, waist: cm, hip: cm }, { requiredKeys: [] })
            .map((known) => ({ size, ...known })),
        ),
      ),
    ),
})

describe('the ease of a garment', () => {
  it('is what the garment measures more than the body', () => {
    expect(easesIn('38', { bust: 88, waist: 62, hip: 95.5 }, dress)).toEqual([
      { girth: 'bust', easeCm: 4, lackingCm: 0, spareCm: 0, floats: false },
      { girth: 'waist', easeCm: 11, lackingCm: 0, spareCm: 8, floats: false },
      { girth: 'hip', easeCm: 3.5, lackingCm: 1.5, spareCm: 0, floats: false },
    ])
  })

  it('is nowhere drawn where the garment floats, and lacks what would not go round', () => {
    expect(easesIn('38', { hip: 90 }, fullSkirt)).toEqual([
      { girth: 'hip', easeCm: 24, lackingCm: 0, spareCm: 0, floats: true },
    ])
    expect(easesIn('38', { hip: 115 }, fullSkirt)).toMatchObject([{ easeCm: -1, lackingCm: 1 }])
  })

  it('is known only where garment and body are', () => {
    expect(easesIn('38', { bust: 88 }, fullSkirt)).toEqual([])
    expect(easesIn('Sur mesure', { waist: 70 }, fullSkirt)).toEqual([])
    expect(
      easesIn(null, { waist: 70 }, { fittedAt: ['waist'], measures: [{ size: null, waist: 74 }] }),
    ).toEqual([{ girth: 'waist', easeCm: 4, lackingCm: 0, spareCm: 0, floats: false }])
  })

  it('is loose more than half a size beyond what was drawn, of which no more is taken in than the seams allow', () => {
    const waistOf = (waist: number) => easesIn('38', { waist }, dress)[0]
    expect([68, 67.5, 66, 62].map(waistOf).map((ease) => ease && [isLoose(ease), takenInCm(ease)])).toEqual([
      [false, 2],
      [true, 2.5],
      [true, 4],
      [true, 4],
    ])
  })
})

describe('the advice of a size for a measured garment', () => {
  it('says both of two sizes where the smaller can be let out', () => {
    const advice = sizeAdvice({ bust: 88, waist: 70, hip: 95.5 }, dress)
    expect(advice).toMatchObject({ size: '40', decidedBy: ['hip'], smaller: { size: '38' } })
    expect(advice?.smaller?.eases.map(({ lackingCm }) => lackingCm)).toEqual([0, 0, 1.5])
    expect(sizeAdvice({ bust: 88, waist: 70, hip: 96.5 }, dress)?.smaller).toBeUndefined()
  })

  it('lets the last size out where that is enough', () => {
    expect(sizeAdvice({ bust: 106, waist: 86, hip: 110 }, dress)).toMatchObject({
      size: '46',
      decidedBy: ['bust'],
      eases: [{ lackingCm: 2 }, { lackingCm: 0 }, { lackingCm: 0 }],
    })
    expect(sizeAdvice({ bust: 106.5, waist: 86, hip: 110 }, dress)?.size).toBe('above')
  })

  it('takes the larger size where the garment would not go round, even where it floats', () => {
    expect(sizeAdvice({ waist: 70, hip: 115 }, fullSkirt)).toMatchObject({ size: '40', decidedBy: ['hip'] })
    expect(sizeAdvice({ waist: 70, hip: 110 }, fullSkirt)).toMatchObject({ size: '38', decidedBy: ['waist'] })
    const narrow = { fittedAt: girthNames, measures: [{ size: '38', waist: 68 }] }
    expect(sizeAdvice({ waist: 70 }, narrow)).toMatchObject({ size: '40', smaller: { size: '38' } })
  })

  it('is that of the table as long as the garment is not smaller than its body', () => {
    fc.assert(
      fc.property(anyGirths, (girths) => {
        const [told, ofTable] = [sizeAdvice(girths, dress), sizeAdvice(girths)]
        if (told?.size !== ofTable?.size) expect([told?.size, ofTable?.size]).toEqual(['46', 'above'])
        expect(told?.asked).toEqual(ofTable?.asked)
      }),
    )
  })

  it('never gives a larger body a smaller size', () => {
    fc.assert(
      fc.property(
        anyGirths,
        anyGarment,
        fc.constantFrom(...girthNames),
        cm,
        (girths, garment, girth, more) => {
          const before = sizeAdvice(girths, garment)
          const after = sizeAdvice({ ...girths, [girth]: (girths[girth] ?? 0) + more }, garment)
          if (before && after)
            expect(order.indexOf(after.size)).toBeGreaterThanOrEqual(order.indexOf(before.size))
        },
      ),
    )
  })

  it('never advises what is smaller than the body by more than can be let out', () => {
    fc.assert(
      fc.property(anyGirths, anyGarment, (girths, garment) => {
        const advice = sizeAdvice(girths, garment)
        for (const ease of [...(advice?.eases ?? []), ...(advice?.smaller?.eases ?? [])]) {
          expect(ease.easeCm).toBeGreaterThanOrEqual(-alterationsCm.letOut)
          expect(ease.lackingCm).toBeLessThanOrEqual(alterationsCm.letOut)
        }
        // What has not to be let out is never smaller.
        if (advice && !advice.asked.some(({ size }) => size === 'above'))
          for (const { lackingCm } of advice.eases) expect(lackingCm).toBe(0)
      }),
    )
  })

  it('is the same in inches and in centimetres', () => {
    // Five inches are 12.7 cm: whole on both tapes.
    const fives = fc.integer({ min: 6, max: 11 }).map((count) => count * 5)
    const typed = (inches: number, unit: 'cm' | 'in') => String(unit === 'in' ? inches : (inches * 254) / 100)
    fc.assert(
      fc.property(fives, fives, fives, anyGarment, (bust, waist, hip, garment) => {
        const adviceIn = (unit: 'cm' | 'in') =>
          sizeAdvice(
            readGirths({ bust: typed(bust, unit), waist: typed(waist, unit), hip: typed(hip, unit) }, unit)
              .girths,
            garment,
          )
        expect(adviceIn('in')).toEqual(adviceIn('cm'))
      }),
    )
  })
})
