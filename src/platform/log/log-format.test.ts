import { expect, it } from 'vitest'
import { chooseLogFormat } from './log-format.ts'

it('is lines where a person reads along and JSON elsewhere, when it is left to the house', () => {
  expect(chooseLogFormat('auto', true)).toBe('lines')
  expect(chooseLogFormat('auto', false)).toBe('json')
})

it('is what the settings ask for, for every reader', () => {
  expect(chooseLogFormat('json', true)).toBe('json')
  expect(chooseLogFormat('lines', false)).toBe('lines')
})
