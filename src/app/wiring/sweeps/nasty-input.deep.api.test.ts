import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../../testing/sweep/nasty-attempts.ts'
import { faultsOfCalls, openSweptApp } from '../../../testing/sweep/nasty-input.ts'

let close: () => Promise<void>

beforeAll(async () => {
  close = await openSweptApp()
})

afterAll(() => close())

describe('bad input', () => {
  // The lowest role that may call sends every value in every field. Each of the other roles, which may do more or are
  // refused before the input is read, sends every fourth attempt.
  it.each(roles)('brings down no call of a %s', { timeout: 120_000 }, async (role) => {
    const faults = await faultsOfCalls(
      role,
      ({ least, index }) => role === least || index % roles.length === roles.indexOf(role),
    )
    expect(faults).toEqual([])
  })
})
