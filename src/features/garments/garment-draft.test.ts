import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutParts, cutWords } from './cut.ts'
import {
  cutOfDraft,
  draftOfCut,
  draftOfMeasures,
  graded,
  isMeasure,
  measuresOfDraft,
} from './garment-draft.ts'
import { measureNames, type SizeMeasures } from './garment-measures.ts'

const sizes = ['', '34', '36', '38', '40', '42', '44', '46']
const numbered = sizes.slice(1)

const someCm = fc.integer({ min: 2, max: 1000 }).map((halves) => halves / 2)

const someMeasures = fc.uniqueArray(fc.constantFrom(...sizes), { maxLength: 8 }).chain((chosen) =>
  fc.tuple(
    ...sizes
      .filter((size) => chosen.includes(size))
      .map((size) =>
        fc
          .record(Object.fromEntries(measureNames.map((name) => [name, someCm])), { requiredKeys: [] })
          .filter((known) => Object.keys(known).length > 0)
          .map((known): SizeMeasures => ({ size: size || null, ...known })),
      ),
  ),
)

describe('a draft of the measures of a garment', () => {
  it('is the measures that it was made of', () => {
    fc.assert(
      fc.property(someMeasures, (measures) => {
        const read = measuresOfDraft(draftOfMeasures(measures, sizes))
        const bySize = (of: readonly SizeMeasures[]) => new Map(of.map((each) => [each.size, each]))
        expect(bySize(read)).toEqual(bySize(measures))
      }),
    )
  })

  it('takes half centimetres in both writings, and nothing else', () => {
    expect(['92', '92,5', ' 92.5 ', '1', '500'].every(isMeasure)).toBe(true)
    expect(['', '0', '92.3', 'a', '500.5', '-4', '9 2', 'Infinity'].some(isMeasure)).toBe(false)
  })

  it('is filled by the grading of the house, and what was typed stays', () => {
    const typed = draftOfMeasures(
      [
        { size: '36', bust: 88, length: 140 },
        { size: '42', bust: 99 },
      ],
      sizes,
    )
    const { '': sizeless, ...filled } = graded(typed, numbered)
    expect(
      Object.entries(filled).map(([size, { bust, waist, length }]) => [size, bust, waist, length]),
    ).toEqual([
      ['34', '84', '', '139.5'],
      ['36', '88', '', '140'],
      ['38', '92', '', '140.5'],
      ['40', '95', '', '141'],
      ['42', '99', '', '141.5'],
      ['44', '103', '', '142'],
      ['46', '107', '', '142.5'],
    ])
    expect(sizeless?.bust).toBe('')
  })
})

describe('a draft of a cut', () => {
  it('is the cut that it was made of, without words that nobody knows', () => {
    const everyPart = Object.fromEntries(cutParts.map((part) => [part, cutWords[part].at(-1)]))
    expect(cutOfDraft(draftOfCut(everyPart))).toEqual(everyPart)
    expect(cutOfDraft(draftOfCut({}))).toEqual({})
    expect(cutOfDraft({ ...draftOfCut({}), train: 'v', back: 'v' })).toEqual({ back: 'v' })
  })
})
