import { describe, expect, it } from 'vitest'
import { callLink } from './call-link.ts'
import { isCallable, readablePhone } from './phone.ts'

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

describe('a telephone number that is read', () => {
  it.each([
    ['0123456789', '01 23 45 67 89'],
    ['01.23.45.67.89', '01 23 45 67 89'],
    ['+33123456789', '+33 1 23 45 67 89'],
    ['+33 (0)1 23 45 67 89', '+33 1 23 45 67 89'],
    ['0033612345678', '+33 6 12 34 56 78'],
    ['+32475123456', '+32 475 12 34 56'],
    ['+12125550123', '+1 212 555 0123'],
    ['+352621123456', '+352 621 12 34 56'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['020 7946 0958', '020 7946 0958'],
    ['112', '112'],
    ['', ''],
  ])('%s is %s', (written, read) => {
    expect(readablePhone(written).replaceAll('\u00a0', ' ')).toBe(read)
  })

  it('stays on one line', () => {
    expect(readablePhone('01 23 45 67 89')).not.toContain(' ')
  })
})
