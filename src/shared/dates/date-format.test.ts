import { expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'

const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const first = Date.UTC(2026, 11, 1)
const third = Date.UTC(2026, 11, 3)

it('counts the first of a month as an ordinal in French, and only that day', () => {
  expect(long('fr').format(first)).toBe('1er décembre 2026')
  expect(long('fr').format(Date.UTC(2026, 11, 11))).toBe('11 décembre 2026')
  expect(long('en').format(first)).toBe('1 December 2026')
})

it('does so at both ends of a range', () => {
  expect(long('fr').formatRange(first, third)).toMatch(/^1er[\s–-]+3 décembre 2026$/)
  expect(long('fr').formatRange(Date.UTC(2026, 10, 30), first)).toMatch(/^30 novembre\D+1er décembre 2026$/)
})

it('leaves an hour and a month that are one', () => {
  const short = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  expect(short('fr').format(Date.UTC(2026, 0, 1, 1, 1))).toBe('1er janv. 2026, 01:01')
})
