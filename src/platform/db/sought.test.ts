import { describe, expect, it } from 'vitest'
import { readSought } from './sought.ts'

describe('what somebody typed to find a record', () => {
  it.each([
    ['+33 6 12 34 56 78', ['0612345678']],
    ['06.12.34.56.78', ['0612345678']],
    ['0033 (0)6 12', ['0612']],
    ['5678', ['5678']],
    ['Jeanne  Arnaud', ['Jeanne', 'Arnaud']],
    ['MC-2026-000012', ['MC-2026-000012']],
    ['   ', []],
    ['1 350 €', []],
    ['1 350', ['1350']],
  ])('« %s » is %j', (text, words) => {
    expect(readSought(text).words).toEqual(words)
  })

  it.each([
    ['4 200 €', 420_000],
    ['4200,50', 420_050],
    ['4200.5', 420_050],
    ['0', undefined],
    ['-4', undefined],
    ['99999999999', undefined],
    ['MC-4200', undefined],
  ])('« %s » is the amount of %s cents', (text, cents) => {
    expect(readSought(text).amountCents).toBe(cents)
  })

  it('has no more words than a name has', () => {
    expect(readSought('a b c d e f g h').words).toHaveLength(6)
  })
})
