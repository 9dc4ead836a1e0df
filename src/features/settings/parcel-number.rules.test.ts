import { describe, expect, it } from 'vitest'
import { isLikelyParcelNumber } from './parcel-number.rules.ts'

const numbers = {
  Colissimo: ['6A12345678901', '8R 123 456 78901', 'CB123456789FR'],
  'La Poste': ['1K12345678901', 'RR123456789FR'],
  Chronopost: ['XY123456789FR', 'xy 123 456 789 fr'],
  'DHL Express': ['1234567890', 'JD014600003812345678', 'JJD000390007812345678'],
  UPS: ['1Z999AA10123456784', '1Z 999 AA1 01 2345 6784'],
  FedEx: ['123456789012', '123456789012345', '61299998820821171811'],
  TNT: ['GE123456789FR', '123456789'],
  'DPD France': ['05212345678901', '05212345678901E'],
  GLS: ['12345678901', 'Z0ABC123'],
  'Mondial Relay': ['12345678', '1234567890'],
} as const

describe('the number of a parcel', () => {
  it.each(Object.entries(numbers))('of %s has one of its forms', (carrier, known) => {
    for (const number of known)
      expect([number, isLikelyParcelNumber(carrier, number)]).toEqual([number, true])
  })

  it.each(Object.keys(numbers))('is questioned when it cannot be one of %s', (carrier) => {
    for (const typed of ['6A0001', 'XX', 'MC-2026-000123', ''])
      expect([typed, isLikelyParcelNumber(carrier, typed)]).toEqual([typed, false])
  })

  it.each([
    ['Colissimo', '1Z999AA10123456784'],
    ['UPS', '6A12345678901'],
    ['Chronopost', '6A12345678901'],
    ['FedEx', 'CB123456789FR'],
  ])('of %s is not the number of another carrier', (carrier, number) => {
    expect(isLikelyParcelNumber(carrier, number)).toBe(false)
  })

  it('is not questioned for a carrier that nobody here knows', () => {
    for (const carrier of ['Coursier du Marais', 'Upsala Transport', 'x'])
      expect(isLikelyParcelNumber(carrier, 'anything')).toBe(true)
  })
})
