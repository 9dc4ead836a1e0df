import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { filterParam, flagParam, integerParam, numberParam, pageParams } from './query-params.ts'

const accepted = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : 'refused'
}

describe('query parameters', () => {
  it('reads numbers as they travel and as they are typed, within bounds', () => {
    const price = numberParam({ min: 0, max: 100 })
    expect(
      ['12.5', 12.5, '', '1e3', '-1', '101', ' 1', 'NaN'].map((value) => accepted(price, value)),
    ).toEqual([12.5, 12.5, 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'])
    expect(accepted(integerParam({ min: 1, max: 9 }), '1.5')).toBe('refused')
  })

  it('reads a flag in each of its spellings', () => {
    expect(
      ['oui', 'true', '1', true, 'non', 'false', '0', false].map((value) => accepted(flagParam(), value)),
    ).toEqual([true, true, true, true, false, false, false, false])
    expect(['_all', '', undefined].map((value) => accepted(flagParam(), value))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(accepted(flagParam(), 'perhaps')).toBe('refused')
  })

  it('takes « _all » and empty text for no filter', () => {
    const category = filterParam({ maxLength: 5 })
    expect(['_all', '  ', ' a ', 'abcdef'].map((value) => accepted(category, value))).toEqual([
      undefined,
      undefined,
      'a',
      'refused',
    ])
  })

  it('begins lists at page 1 and admits 1 to 100 a page', () => {
    const page = z.object(pageParams({ defaultLimit: 12 }))
    expect(accepted(page, {})).toEqual({ page: 1, limit: 12 })
    expect([{ limit: '0' }, { limit: '101' }, { page: '0' }].map((query) => accepted(page, query))).toEqual([
      'refused',
      'refused',
      'refused',
    ])
  })
})
