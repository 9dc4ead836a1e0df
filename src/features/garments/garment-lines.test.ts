import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTexts } from './cut.texts.ts'
import { type Cut, cutParts, cutWords, linesOfCut } from './cut.ts'
import { cutLineIn, cutOfLines, measureLineIn, measuresOfLines } from './garment-lines.ts'
import { linesOfMeasures, measureNames, type SizeMeasures } from './garment-measures.ts'

const anyCut = fc.record(
  Object.fromEntries(
    cutParts.map((part) => [part, fc.constantFrom(...(cutWords[part] as readonly string[]))]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Cut>

const anyMeasures = fc.array(
  fc
    .tuple(
      fc.constantFrom(null, '34', '46'),
      fc.record(
        Object.fromEntries(
          measureNames.map((name) => [name, fc.integer({ min: 2, max: 1000 }).map((n) => n / 2)]),
        ),
        { requiredKeys: [] },
      ),
    )
    .filter(([, known]) => Object.keys(known).length > 0)
    .map(([size, known]): SizeMeasures => ({ size, ...known })),
  { maxLength: 6 },
)

describe('lines of a garment', () => {
  it('are read as what they were written from', () => {
    fc.assert(
      fc.property(anyCut, anyMeasures, (cut, measures) => {
        expect(cutOfLines(linesOfCut(cut))).toEqual(cut)
        expect(measuresOfLines(linesOfMeasures(measures))).toEqual(measures)
      }),
    )
  })

  it('are read as a spreadsheet says them, in either language', () => {
    expect(cutOfLines(['Encolure cœur', 'traine : Chapelle', 'DOS nu'])).toEqual({
      neckline: 'coeur',
      train: 'chapelle',
      back: 'nu',
    })
    expect(cutOfLines(['neckline Plunging V', 'length floor length'])).toEqual({
      neckline: 'v-plongeant',
      length: 'longue',
    })
    expect(measuresOfLines(['38 Poitrine 92 taille 73.5', 'longueur 300'])).toEqual([
      { size: '38', bust: 92, waist: 73.5 },
      { size: null, length: 300 },
    ])
  })

  it('that say something else are not read', () => {
    for (const line of [
      '',
      'col rond',
      'encolure',
      'encolure chapelle',
      '__proto__ x',
      'neckline constructor',
    ])
      expect(cutOfLines([line])).toBeUndefined()
    expect(cutOfLines(['dos nu', 'dos v'])).toBeUndefined()
    for (const line of ['', '38', '38 bust', '38 bust many', '38 constructor 4', 'bust 90 bust 91'])
      expect(measuresOfLines([line])).toBeUndefined()
  })

  it('are said in words', () => {
    expect(cutLineIn('neckline v-plongeant', 'fr')).toBe('Encolure\u00a0: V plongeant')
    expect(cutLineIn('neckline v-plongeant', 'en')).toBe('Neckline: Plunging V')
    expect(measureLineIn('38 bust 92 waist 73.5', 'fr')).toBe('38 — Poitrine 92, Taille 73.5')
    expect(cutLineIn('of long ago', 'fr')).toBe('of long ago')
  })

  it('have a name of its own for each word of a part', () => {
    for (const lng of ['fr', 'en'] as const)
      for (const part of cutParts)
        expect(new Set(Object.values(cutTexts[lng][part])).size).toBe(cutWords[part].length)
  })
})
