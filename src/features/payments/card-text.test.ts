import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatted, groupedNumber, readExpiry, unfinishedOf, writtenCvc, writtenExpiry } from './card-text.ts'

describe('a card number', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['1234567890123456789999', '1234 5678 9012 3456 789'],
    ['carte', ''],
  ])('%j is written %j', (typed, written) => expect(groupedNumber(typed)).toBe(written))

  it('written once more is the same', () => {
    fc.assert(fc.property(fc.string(), (text) => groupedNumber(groupedNumber(text)) === groupedNumber(text)))
  })
})

describe('an expiry', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['12/', '12 /'],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['12/30', '12 / 30'],
    ['12 / 2030', '12 / 30'],
    ['122030', '12 / 30'],
    ['1/30', '01 / 30'],
    ['5', '05'],
    ['530', '05 / 30'],
  ])('%j is written %j', (typed, written) => expect(writtenExpiry(typed)).toBe(written))

  it('is read once it is a month and a year', () => {
    expect(readExpiry('12 / 30')).toEqual({ expMonth: 12, expYear: 30 })
    for (const text of ['', '12', '12 / 3', '13 / 30', '00 / 30']) expect(readExpiry(text)).toBeUndefined()
  })
})

describe('a card that is written', () => {
  it('says what is not finished', () => {
    expect(unfinishedOf({ number: '4242 4242 4242', expiry: '12 / 30', cvc: '123' })).toEqual({
      number: false,
      expiry: false,
      cvc: false,
    })
    expect(unfinishedOf({ number: '4242', expiry: '12', cvc: '12' })).toEqual({
      number: true,
      expiry: true,
      cvc: true,
    })
  })

  it('has a cryptogram of figures', () => expect(writtenCvc('12a345')).toBe('1234'))

  it('keeps the caret behind its figure', () => {
    const edit = (text: string, caret: number) => formatted({ text, caret, format: groupedNumber })
    expect(edit('42424', 5)).toEqual({ text: '4242 4', caret: 6 })
    expect(edit('4294 2424 2', 3)).toEqual({ text: '4294 2424 2', caret: 3 })
    expect(edit('42942 4242', 5)).toEqual({ text: '4294 2424 2', caret: 6 })
  })
})
