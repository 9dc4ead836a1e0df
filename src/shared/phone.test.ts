import { describe, expect, it } from 'vitest'
import { callLink, isCallable } from './phone.ts'

describe('a telephone number', () => {
  it('is called without its spaces, those of French typography too', () => {
    expect(callLink('+33 1\u00a042\u202f60 18 47')).toBe('tel:+33142601847')
  })

  it.each(['+33 1 42 60 18 47', '01 42 60 18 47', '01.42.60.18.47', '3949-00'])(
    'can be called at %s',
    (phone) => {
      expect(isCallable(phone)).toBe(true)
    },
  )

  it.each([
    '',
    '12345',
    '+33 (0)1 42 60 18 47',
    'au salon',
    '01 42 60 18 4x',
    '1234567890123456',
    '++33142601847',
  ])('cannot be called at « %s »', (phone) => {
    expect(isCallable(phone)).toBe(false)
  })
})
