import { expect, test } from 'vitest'
import { measuredFor, readMeasured } from './measured-girths.ts'

test('what an account measured is shown to nobody after it, what a guest measured to anyone who signs in', () => {
  const ofJeanne = { params: 'poitrine=88', accountId: 'jeanne' }
  expect(measuredFor(ofJeanne, 'jeanne')).toBe('poitrine=88')
  expect(measuredFor(ofJeanne, 'louise')).toBe('')
  expect(measuredFor(ofJeanne, undefined)).toBe('')
  expect(measuredFor({ ...ofJeanne, accountId: null }, 'louise')).toBe('poitrine=88')
  expect(measuredFor(null, undefined)).toBe('')
})

test('whatever else a browser holds is nothing measured', () => {
  const kept = { params: 'poitrine=88', accountId: null }
  expect(readMeasured(JSON.stringify(kept))).toEqual(kept)
  for (const text of [null, '', 'poitrine=88', '{}', '[]', '{"params":1,"accountId":null}'])
    expect(readMeasured(text)).toBeNull()
})
