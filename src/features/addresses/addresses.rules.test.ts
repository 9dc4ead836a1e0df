import { describe, expect, it } from 'vitest'
import { anAddress } from '../../testing/accounts/an-address.ts'
import { entryTime, isDefaultOnEntry, sameAddress, successor } from './addresses.rules.ts'

const entered = (id: string, ms: number, isDefault = false) => ({ id, createdAt: new Date(ms), isDefault })

describe('the default address', () => {
  it('is the first one entered, and later the one that is asked for', () => {
    expect(isDefaultOnEntry([], false)).toBe(true)
    expect(isDefaultOnEntry([entered('home', 1, true)], false)).toBe(false)
    expect(isDefaultOnEntry([entered('home', 1, true)], true)).toBe(true)
  })

  it('is followed by the newest of those that remain', () => {
    expect(successor([entered('home', 1), entered('atelier', 3), entered('sea', 2)])?.id).toBe('atelier')
    expect(successor([entered('home', 1, true), entered('atelier', 3)])).toBeUndefined()
    expect(successor([])).toBeUndefined()
  })
})

it('an address is entered after all others, even when the clock stands or goes back', () => {
  expect(entryTime([], 10)).toEqual(new Date(10))
  expect(entryTime([entered('home', 10), entered('sea', 12)], 10)).toEqual(new Date(13))
  expect(entryTime([entered('home', 10)], 20)).toEqual(new Date(20))
})

it('tells addresses apart by every letter of them', () => {
  expect(sameAddress(anAddress, { ...anAddress })).toBe(true)
  for (const name of Object.keys(anAddress))
    expect(sameAddress(anAddress, { ...anAddress, [name]: 'autre' })).toBe(false)
})
