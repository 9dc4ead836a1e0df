import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGirths, shownLength, typedLimits } from './girths.ts'
import { askedSize } from './size-advice.ts'
import { sizeTable } from './size-table.ts'

const typed = (bust: string, waist = '', hip = '') => ({ bust, waist, hip })

describe('girths as they are typed', () => {
  it('are read with a French or an English decimal', () => {
    expect(readGirths(typed('88,5', ' 70.5 '), 'cm').girths).toEqual({ bust: 88.5, waist: 70.5 })
  })

  it('may be left out', () => {
    expect(readGirths(typed(''), 'cm')).toEqual({ girths: {}, faulty: [] })
  })

  it('are faulty when they are no number or beyond what a tape shows', () => {
    expect(readGirths(typed('large', '12', '161'), 'cm').faulty).toEqual(['bust', 'waist', 'hip'])
    expect(readGirths(typed('70', '140', '75'), 'cm').faulty).toEqual([])
  })

  it('are turned from inches', () => {
    expect(readGirths(typed('35'), 'in').girths.bust).toBeCloseTo(88.9)
    expect(readGirths(typed('20'), 'in').faulty).toEqual(['bust'])
  })

  it('are faulty or read, never lost', () => {
    fc.assert(
      fc.property(fc.record({ bust: fc.string(), waist: fc.string(), hip: fc.string() }), (words) => {
        const { girths, faulty } = readGirths(words, 'cm')
        const given = Object.values(words).filter((word) => word.trim() !== '')
        expect(Object.keys(girths).length + faulty.length).toBe(given.length)
      }),
    )
  })
})

describe('a length on a tape', () => {
  it('is shown in half centimetres or quarter inches, never as more than it is', () => {
    expect([shownLength(88.4, 'cm'), shownLength(88, 'in'), shownLength(104, 'in')]).toEqual([
      88, 34.5, 40.75,
    ])
  })

  it('in inches asks for the same size as in centimetres', () => {
    for (const { size, bust } of sizeTable)
      expect(
        askedSize('bust', readGirths(typed(String(shownLength(bust, 'in'))), 'in').girths.bust ?? 0),
      ).toBe(size)
  })

  it('may be typed anywhere between the limits that are told', () => {
    for (const unit of ['cm', 'in'] as const)
      for (const limit of Object.values(typedLimits('hip', unit)))
        expect(readGirths(typed('', '', String(limit)), unit).faulty).toEqual([])
  })
})
