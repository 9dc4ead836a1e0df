import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signInsPerAccount } from '../accounts/sign-in.limits.ts'
import { afterTry, type Kept } from './tries.rules.ts'
import { firstTries, giveTurn, ofFirstTries, ofFurtherTries } from './turns.rules.ts'

const secondMs = 1000
const hourMs = 3600 * secondMs

/** The tries at one account, in memory. A call returns 0 for a try that is let in, else the milliseconds to wait. */
const door = () => {
  const kept = new Map<string, Kept>()
  const keptOf = (key: string, nowMs: number) =>
    kept.get(key) ?? { count: 0, lastAtMs: nowMs, freeAtMs: nowMs }
  return (place: string, nowMs: number) => {
    const own = keptOf(`own:${place}`, nowMs)
    const taken = giveTurn({
      nowMs,
      ownWaitMs: Math.max(0, own.freeAtMs - nowMs),
      networkWaitMs: 0,
      place: keptOf(place, nowMs),
      queues: { first: keptOf('first', nowMs), further: keptOf('further', nowMs) },
    })
    if (taken.place) kept.set(place, taken.place)
    if (taken.queue) kept.set(...taken.queue)
    if (taken.waitMs === 0) kept.set(`own:${place}`, afterTry(own, nowMs, signInsPerAccount))
    return taken.waitMs
  }
}

interface Attack {
  readonly places: number
  readonly perSecond: number
  readonly hours: number
}

/** Each minute an owner comes from a place that is new to the account, and comes back when the wait is over. */
const owners = (tries: ReturnType<typeof door>) => {
  const told: number[] = []
  const kept: boolean[] = []
  let waiting: { readonly place: string; readonly dueMs: number }[] = []
  return {
    told,
    kept,
    come: (nowMs: number) => {
      const due = waiting.filter(({ dueMs }) => dueMs <= nowMs)
      for (const { place } of due) kept.push(tries(place, nowMs) === 0)
      if (due.length > 0) waiting = waiting.filter((each) => !due.includes(each))
      if (nowMs % (60 * secondMs) > 0) return
      const place = `owner at ${nowMs}`
      const toldMs = tries(place, nowMs)
      told.push(toldMs)
      if (toldMs > 0) waiting.push({ place, dueMs: nowMs + toldMs })
    },
  }
}

/**
 * Simulates an attack: how many guesses are let in in each hour, how long owners wait, and whether they are let in
 * then.
 */
const simulate = ({ places, perSecond, hours }: Attack) => {
  const tries = door()
  const { told, kept, come } = owners(tries)
  const guesses: number[] = Array(hours).fill(0)
  const stepMs = secondMs / perSecond
  for (let step = 0; step < (hours * hourMs) / stepMs; step++) {
    const nowMs = step * stepMs
    const hour = Math.floor(nowMs / hourMs)
    if (tries(`attacker ${step % places}`, nowMs) === 0) guesses[hour] = (guesses[hour] ?? 0) + 1
    // At each moment the owners come after the attacker.
    come(nowMs)
  }
  return { guesses, kept, longestWaitMs: Math.max(...told) }
}

/** The most tries that are let in in an hour, from any number of places. */
const mostInAnHour =
  ofFirstTries.freeAtOnce +
  3600 / ofFirstTries.everySeconds +
  ofFurtherTries.freeAtOnce +
  3600 / ofFurtherTries.everySeconds

describe('a turn', () => {
  it('is kept for anyone who was told to wait, even when others come meanwhile', () => {
    const coming = fc.record({ place: fc.nat({ max: 40 }), afterMs: fc.nat({ max: 20_000 }) })
    fc.assert(
      fc.property(fc.array(coming, { maxLength: 200 }), (all) => {
        const tries = door()
        const promised = new Map<number, number>()
        let nowMs = 0
        for (const { place, afterMs } of all) {
          nowMs += afterMs
          const waitMs = tries(String(place), nowMs)
          const dueMs = promised.get(place)
          // A place is let in exactly when it was told to come back, neither later nor earlier.
          if (dueMs !== undefined) expect(waitMs).toBe(Math.max(0, dueMs - nowMs))
          if (waitMs === 0) promised.delete(place)
          else promised.set(place, nowMs + waitMs)
        }
      }),
    )
  })

  it('comes no more often in an hour, to however many places', () => {
    const tries = door()
    const waits: number[] = []
    let due: { readonly place: string; readonly dueMs: number }[] = []
    for (let nowMs = 0; nowMs < hourMs; nowMs += secondMs) {
      // Each second more places come than can get a turn. Each place that was told to wait comes back exactly when it
      // may.
      const coming = due.filter(({ dueMs }) => dueMs <= nowMs).map(({ place }) => place)
      const told = [...coming, `${nowMs} here`, `${nowMs} there`].map((place) => ({
        place,
        dueMs: nowMs + tries(place, nowMs),
      }))
      waits.push(...told.map(({ dueMs }) => dueMs - nowMs))
      due = [...due, ...told].filter(({ dueMs }) => dueMs > nowMs)
    }
    const guesses = waits.filter((waitMs) => waitMs === 0).length
    expect(guesses).toBeGreaterThan(1000)
    expect(guesses).toBeLessThanOrEqual(mostInAnHour)
  })

  it('of a place that was wrong several times stands behind those of all others, for a day', () => {
    const tries = door()
    for (let number = 0; number < 40; number++) tries(`early ${number}`, 0)
    const waits = []
    let nowMs = 0
    for (let turn = 0; turn < firstTries + 20; turn++) {
      nowMs += tries('guessing', nowMs)
      tries('guessing', nowMs)
      nowMs += 60 * secondMs
      waits.push(tries('guessing', nowMs))
    }
    expect(waits.at(-1)).toBeGreaterThan(0)
    expect(tries('owner', nowMs)).toBe(0)
    expect(tries('guessing', nowMs + 25 * hourMs)).toBe(0)
  })
})

describe('an owner who comes from a new place', () => {
  it.each([
    { places: 1, hours: 2, longest: 0, firstHour: 16, later: 4 },
    { places: 20, hours: 2, longest: 60, firstHour: 320, later: 100 },
    { places: 500, hours: 3, longest: 1000, firstHour: 1600, later: 190 },
    { places: 850, hours: 3, longest: 1700, firstHour: 1800, later: 1000 },
  ])(
    'is let in when she was told to, beside $places places that try ten times a second',
    ({ places, hours, longest, firstHour, later }) => {
      const { guesses, kept, longestWaitMs } = simulate({ places, perSecond: 10, hours })
      expect(kept).not.toContain(false)
      expect(longestWaitMs).toBeLessThanOrEqual(longest * secondMs)
      expect(guesses[0]).toBeLessThanOrEqual(firstHour)
      expect(Math.max(...guesses.slice(1))).toBeLessThanOrEqual(later)
    },
  )
})
