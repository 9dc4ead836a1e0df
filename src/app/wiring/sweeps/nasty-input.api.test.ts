import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles, untriedCalls } from '../../../testing/sweep/nasty-attempts.ts'
import { faultsOfCalls, openSweptApp } from '../../../testing/sweep/nasty-input.ts'

/** One attempt of so many is sent here: with the number of values it has no divisor, so that every field meets some. */
const share = 1259

let close: () => Promise<void>

beforeAll(async () => {
  close = await openSweptApp()
})

afterAll(() => close())

describe('some bad input', () => {
  it.each(roles)('brings down no call that is for a %s first', { timeout: 60_000 }, async (role) => {
    expect(await faultsOfCalls(role, ({ least, index }) => role === least && index % share === 0)).toEqual([])
  })

  it('is tried on every call that takes a field', () => {
    expect(untriedCalls()).toEqual([])
  })
})
