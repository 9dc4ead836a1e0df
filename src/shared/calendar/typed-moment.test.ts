import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../testing/property-runs.ts'
import { momentTyped, typedMoment } from './typed-moment.ts'

it.each([
  ['2027-01-15', '09:30', '2027-01-15T08:30:00.000Z'],
  ['2027-07-15', '09:30', '2027-07-15T07:30:00.000Z'],
  // The hour that exists twice is its first one; the one that is skipped is the hour after it.
  ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
])('%s at %s is %s', (day, time, at) => {
  expect(momentTyped({ day, time })).toBe(at)
})

it('any moment that is shown and typed again shows the same', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (at) => {
      const shown = typedMoment(at.toISOString())
      expect(typedMoment(momentTyped(shown))).toEqual(shown)
    }),
    { numRuns: propertyRuns(300) },
  )
})
