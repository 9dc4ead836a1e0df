import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { leastInstalmentCents, wholeShare } from '../commissions.limits.ts'
import { stageKeys } from '../stages/stages.ts'
import { accountOf, planInstalments, type ScheduleEntry } from './instalments.rules.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Shares that make the whole: the first at once, each further one before a later stage. */
const schedule: fc.Arbitrary<readonly ScheduleEntry[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: wholeShare - 1 }), { maxLength: 6 }),
    fc.shuffledSubarray([...stageKeys], { minLength: 6, maxLength: 6 }),
  )
  .map(([cuts, shuffled]) => {
    const places = [0, ...cuts.toSorted((one, other) => one - other), wholeShare]
    const stages = stageKeys.filter((stage) => shuffled.includes(stage))
    return places.slice(1).map((place, index) => ({
      beforeStage: index === 0 ? null : (stages[index - 1] ?? null),
      share: place - (places[index] ?? 0),
    }))
  })

const totalCents = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 50_000_000 }))

describe('What is asked for of a quote', () => {
  it('comes to the total with what was paid, to the cent', () => {
    fc.assert(
      fc.property(totalCents, fc.nat({ max: 50_000_000 }), schedule, (total, paidCents, entries) => {
        const planned = planInstalments({ totalCents: total, paidCents, schedule: entries })
        expect(sum(planned.map(({ amountCents }) => amountCents))).toBe(Math.max(0, total - paidCents))
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('is never an amount that no card pays, unless all that is left is', () => {
    fc.assert(
      fc.property(totalCents, fc.nat({ max: 60_000 }), schedule, (total, paidCents, entries) => {
        const planned = planInstalments({ totalCents: total, paidCents, schedule: entries })
        if (total - paidCents >= leastInstalmentCents)
          expect(planned.every(({ amountCents }) => amountCents >= leastInstalmentCents)).toBe(true)
        else expect(planned.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('is asked for in the order of the schedule, each at most once', () => {
    fc.assert(
      fc.property(totalCents, fc.nat({ max: 50_000_000 }), schedule, (total, paidCents, entries) => {
        const asked = planInstalments({ totalCents: total, paidCents, schedule: entries }).map(
          ({ beforeStage }) => beforeStage,
        )
        const order = entries.map(({ beforeStage }) => beforeStage).filter((stage) => asked.includes(stage))
        expect(asked).toEqual(order)
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('takes what was paid off the first parts', () => {
    const thirds = [
      { beforeStage: null, share: 3_000 },
      { beforeStage: 'fitting_1', share: 4_000 },
      { beforeStage: 'handover', share: 3_000 },
    ] as const
    expect(planInstalments({ totalCents: 600_000, paidCents: 0, schedule: thirds })).toEqual([
      { beforeStage: null, amountCents: 180_000 },
      { beforeStage: 'fitting_1', amountCents: 240_000 },
      { beforeStage: 'handover', amountCents: 180_000 },
    ])
    expect(planInstalments({ totalCents: 640_000, paidCents: 180_000, schedule: thirds })).toEqual([
      { beforeStage: null, amountCents: 12_000 },
      { beforeStage: 'fitting_1', amountCents: 256_000 },
      { beforeStage: 'handover', amountCents: 192_000 },
    ])
  })

  it('asks for less than a euro with the next part, and for the last with the one before', () => {
    const parts = [
      { beforeStage: null, share: 100 },
      { beforeStage: 'fitting_1', share: 9_800 },
      { beforeStage: 'handover', share: 100 },
    ] as const
    expect(planInstalments({ totalCents: 5_000, paidCents: 0, schedule: parts })).toEqual([
      { beforeStage: 'fitting_1', amountCents: 5_000 },
    ])
  })
})

describe('The account of a commission', () => {
  const instalment = fc
    .record({
      status: fc.constantFrom('open' as const, 'paid' as const, 'replaced' as const),
      amountCents: fc.integer({ min: 1, max: 1_000_000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ status, amountCents, part }) => ({
      status,
      amountCents,
      creditedCents: status === 'paid' ? Math.floor(amountCents * part) : 0,
    }))

  it('balances: quoted = paid − credited + due − overpaid', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5_000_000 }), fc.array(instalment), (quoted, instalments) => {
        const account = accountOf(quoted, instalments)
        expect(account.paidCents - account.creditedCents + account.dueCents - account.overpaidCents).toBe(
          quoted,
        )
        expect(Math.min(account.dueCents, account.overpaidCents)).toBe(0)
      }),
      { numRuns: propertyRuns(300) },
    )
  })
})
