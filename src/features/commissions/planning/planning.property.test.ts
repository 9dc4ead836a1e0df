import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  type CivilDate,
  daysBetween,
  isoWeekday,
  yearOf,
} from '../../../shared/calendar/civil-date.ts'
import { frenchHolidays } from '../../../shared/calendar/french-holidays.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { comparePlans } from './compare-plans.ts'
import { planAtelier } from './plan-atelier.ts'
import {
  type Atelier,
  type AtelierToPlan,
  type CommissionPlan,
  type CommissionToPlan,
  type Constraint,
  type PossiblePlan,
  type StageToGo,
  stages,
  type Why,
} from './planning.types.ts'
import { whatWouldHelp } from './what-would-help.ts'

const today = '2026-11-30'
const inDays = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(today, days))
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })

const closure = fc
  .tuple(inDays(-20, 420), fc.integer({ min: 0, max: 40 }))
  .map(([firstDay, days]) => ({ firstDay, lastDay: addDays(firstDay, days) }))

const atelier: fc.Arbitrary<Atelier> = fc.record({
  minutesAWeek: fc.oneof(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 300, max: 3_000 })),
  workingWeekdays: fc.oneof(fc.constant([1, 2, 3, 4, 5]), weekdays),
  visitWeekdays: fc.oneof(fc.constant([2, 3, 4, 5, 6]), weekdays),
  closures: fc.array(closure, { maxLength: 4 }),
  mostMinutesADayOnOneProduct: sometimes(fc.integer({ min: 60, max: 900 })),
})

const stageToGo = (stage: StageToGo['stage']): fc.Arbitrary<StageToGo> =>
  fc.record({
    stage: fc.constant(stage),
    minutesLeft: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_600 })),
    endsWithVisit: fc.constant(stage !== 'finishing'),
    clothReadyOn: sometimes(inDays(-10, 120)),
    agreedOn: sometimes(inDays(-10, 250)),
    minutesIfLeftOut: stage.startsWith('fitting')
      ? sometimes(fc.integer({ min: 0, max: 600 }))
      : fc.constant(undefined),
  })

const toGo = fc
  .shuffledSubarray([...stages], { minLength: 1 })
  .chain((chosen) => fc.tuple(...chosen.map(stageToGo)))

const commission = (number: number): fc.Arbitrary<CommissionToPlan> =>
  fc.record({
    id: fc.constant(`commission-${number}`),
    eventDate: fc.oneof(inDays(-10, 400), inDays(20, 120)),
    marginDays: sometimes(fc.integer({ min: 0, max: 30 })),
    comesFirst: fc.constantFrom(false, false, false, true),
    stages: toGo,
  })

const commissions = (most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, number) => commission(number))))

const toPlan = (most = 8): fc.Arbitrary<AtelierToPlan> =>
  fc.record({ today: fc.constant(today), atelier, commissions: commissions(most) })

const oneToPlan = toPlan(1)

/** Whether a day is open, told without the calendar that is tried. */
const isOpen = (date: CivilDate, days: readonly number[], { closures }: Atelier) =>
  days.includes(isoWeekday(date)) &&
  !frenchHolidays(yearOf(date)).includes(date) &&
  !closures.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)

const possible = ({ commissions: plans }: { readonly commissions: readonly CommissionPlan[] }) =>
  plans.filter((plan): plan is PossiblePlan => plan.isPossible)

const idsInTime = (asked: AtelierToPlan) => possible(planAtelier(asked)).map(({ id }) => id)

const inOrder = (all: readonly StageToGo[]) =>
  all.toSorted((one, other) => stages.indexOf(one.stage) - stages.indexOf(other.stage))

/** Where a commission breaks what any plan has to keep; told together, so that a failure shows all of it. */
const faultsOf = (asked: AtelierToPlan, plan: CommissionPlan): readonly string[] => {
  const given = asked.commissions.find(({ id }) => id === plan.id)
  const faults: string[] = []
  const check = (isKept: boolean, fault: string) => !isKept && faults.push(`${plan.id}: ${fault}`)
  let before = addDays(asked.today, -1)
  for (const [place, step] of inOrder(given?.stages ?? []).entries()) {
    const planned = plan.stages[place]
    if (!planned) continue
    const { proposed, work, workBegins } = planned
    const lastWorked = work.at(-1)?.date ?? before
    check(planned.stage === step.stage, 'has its stages in order')
    check(before < proposed, 'ends each after the one before')
    check(work.reduce((sum, { minutes }) => sum + minutes, 0) === step.minutesLeft, 'does all the work')
    check(workBegins === work[0]?.date && (workBegins ?? proposed) > before, 'begins after the end before')
    check(step.endsWithVisit ? lastWorked < proposed : lastWorked <= proposed, 'is done before its end')
    check(!workBegins || workBegins >= (step.clothReadyOn ?? workBegins), 'waits for its cloth')
    check(
      work.every(({ date }) => isOpen(date, asked.atelier.workingWeekdays, asked.atelier)),
      'works on open days',
    )
    const most = asked.atelier.mostMinutesADayOnOneProduct ?? Number.POSITIVE_INFINITY
    check(
      work.every(({ minutes }) => minutes > 0 && minutes <= most),
      'takes no more of a day than it may',
    )
    const { visitWeekdays, workingWeekdays } = asked.atelier
    check(
      isOpen(proposed, step.endsWithVisit ? visitWeekdays : workingWeekdays, asked.atelier),
      'ends when open',
    )
    before = proposed
  }
  return faults
}

const faultsInTime = (plan: PossiblePlan): readonly string[] =>
  plan.stages.flatMap(({ stage, earliest, proposed, latest, workBegins, workBeginsBy }) => {
    const isKept =
      earliest <= proposed &&
      proposed <= latest &&
      latest <= plan.handOverBy &&
      (workBegins ?? '') <= (workBeginsBy ?? '')
    return isKept ? [] : [`${plan.id} ${stage}`]
  })

const property = <Value>(values: fc.Arbitrary<Value>, hold: (value: Value) => void, runs = 2_000) =>
  fc.assert(fc.property(values, hold), { numRuns: propertyRuns(runs) })

describe('a plan of the whole atelier', () => {
  it('keeps order, hours, cloth, open days and the last day for the handover', () => {
    property(toPlan(), (asked) => {
      const plan = planAtelier(asked)
      expect(plan.commissions.flatMap((each) => faultsOf(asked, each))).toEqual([])
      expect(possible(plan).flatMap(faultsInTime)).toEqual([])
      for (const { stages: planned, handOverBy, slackDays } of possible(plan)) {
        expect(slackDays).toBe(daysBetween(planned.at(-1)?.earliest ?? '', handOverBy))
        expect(slackDays).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('reserves no more minutes than a week holds, and tells them all', () => {
    property(
      toPlan(),
      (asked) => {
        const { commissions: plans, weeks } = planAtelier(asked)
        const work = plans.flatMap((plan) => plan.stages.flatMap((stage) => stage.work))
        for (const { monday, capacityMinutes, reservedMinutes } of weeks) {
          const sunday = addDays(monday, 6)
          const inWeek = work.filter(({ date }) => monday <= date && date <= sunday)
          expect(reservedMinutes).toBe(inWeek.reduce((sum, { minutes }) => sum + minutes, 0))
          expect(reservedMinutes).toBeLessThanOrEqual(capacityMinutes)
          expect(capacityMinutes).toBeLessThanOrEqual(asked.atelier.minutesAWeek)
        }
      },
      500,
    )
  })

  it('does not depend on the order of what is planned', () => {
    const shuffled = toPlan().chain((asked) =>
      fc.tuple(
        fc.constant(asked),
        fc.shuffledSubarray([...asked.commissions], { minLength: asked.commissions.length }),
      ),
    )
    property(
      shuffled,
      ([asked, other]) => {
        const turned = other.map((each) => ({ ...each, stages: each.stages.toReversed() }))
        expect(planAtelier({ ...asked, commissions: turned })).toEqual(planAtelier(asked))
      },
      500,
    )
  })

  it('makes nothing possible that is impossible alone', { tags: ['deep'] }, () => {
    property(
      toPlan(),
      (asked) => {
        const inTime = new Set(idsInTime(asked))
        for (const each of asked.commissions)
          if (idsInTime({ ...asked, commissions: [each] }).length === 0) expect(inTime).not.toContain(each.id)
      },
      500,
    )
  })
})

describe('the days of one commission', () => {
  const timely = (asked: AtelierToPlan) => {
    const [plan] = possible(planAtelier(asked))
    const [given] = asked.commissions
    return plan && given ? { plan, given, steps: inOrder(given.stages) } : undefined
  }

  it('are the last ones from which the rest can be done', { tags: ['deep'] }, () => {
    property(
      oneToPlan,
      (asked) => {
        const found = timely(asked)
        for (const [place, { latest, stage }] of (found?.plan.stages ?? []).entries()) {
          const rest = found?.steps.slice(place + 1) ?? []
          const { visitWeekdays, workingWeekdays } = asked.atelier
          const open = found?.steps[place]?.endsWithVisit ? visitWeekdays : workingWeekdays
          let later = addDays(latest, 1)
          while (!isOpen(later, open, asked.atelier)) later = addDays(later, 1)
          const canFollow = (end: CivilDate) =>
            found !== undefined &&
            (rest.length === 0
              ? end <= found.plan.handOverBy
              : idsInTime({
                  ...asked,
                  today: addDays(end, 1),
                  commissions: [{ ...found.given, stages: rest }],
                }).length === 1)
          expect([stage, canFollow(latest), canFollow(later)]).toEqual([stage, true, false])
        }
      },
      1_000,
    )
  })

  it('are never before what is possible', { tags: ['deep'] }, () => {
    property(
      oneToPlan,
      (asked) => {
        const found = timely(asked)
        for (const [place, { earliest, stage }] of (found?.plan.stages ?? []).entries()) {
          const upTo = found?.steps.slice(0, place + 1) ?? []
          const isDoneBy = (eventDate: CivilDate) =>
            idsInTime({ ...asked, commissions: [{ id: 'part', eventDate, marginDays: 0, stages: upTo }] })
              .length === 1
          expect([stage, isDoneBy(earliest), isDoneBy(addDays(earliest, -1))]).toEqual([stage, true, false])
        }
      },
      1_000,
    )
  })

  it('stay possible with more hours and with fewer closures', { tags: ['deep'] }, () => {
    property(fc.tuple(oneToPlan, fc.integer({ min: 1, max: 3_000 })), ([asked, more]) => {
      if (idsInTime(asked).length === 0) return
      const minutesAWeek = asked.atelier.minutesAWeek + more
      expect(idsInTime({ ...asked, atelier: { ...asked.atelier, minutesAWeek } })).toHaveLength(1)
      expect(idsInTime({ ...asked, atelier: { ...asked.atelier, closures: [] } })).toHaveLength(1)
    })
  })
})

/** What is asked once a help is taken. */
const withChange = (
  asked: AtelierToPlan,
  id: string,
  change: (given: CommissionToPlan) => CommissionToPlan,
) => ({
  ...asked,
  commissions: asked.commissions.map((each) => (each.id === id ? change(each) : each)),
})

const withoutFittings = (given: CommissionToPlan, leftOut: readonly string[]): CommissionToPlan => {
  const kept = inOrder(given.stages)
  for (const name of leftOut) {
    const place = kept.findIndex(({ stage }) => stage === name)
    const [gone] = kept.splice(place, 1)
    const next = kept[place]
    if (!gone || !next) throw new Error('Nothing comes after what is left out.')
    const clothReadyOn = [gone.clothReadyOn ?? '', next.clothReadyOn ?? ''].toSorted().at(-1) || undefined
    const minutesLeft = next.minutesLeft + (gone.minutesIfLeftOut ?? 0)
    kept[place] = { ...next, clothReadyOn, minutesLeft }
  }
  return { ...given, stages: kept }
}

const helped = (asked: AtelierToPlan, id: string): readonly AtelierToPlan[] => {
  const help = whatWouldHelp(asked, id)
  if (!help) return []
  const changed = (change: (given: CommissionToPlan) => CommissionToPlan) => withChange(asked, id, change)
  const { earliestHandover, earliestEvent, additionalHoursAWeek = 0, leavingOut = [], clothBy } = help
  const minutesAWeek = asked.atelier.minutesAWeek + additionalHoursAWeek * 60
  const withCloth = (given: CommissionToPlan) => ({
    ...given,
    stages: given.stages.map((stage) => ({
      ...stage,
      clothReadyOn: clothBy?.find((each) => each.stage === stage.stage)?.date ?? stage.clothReadyOn,
    })),
  })
  return [
    ...(earliestHandover
      ? [changed((given) => ({ ...given, marginDays: daysBetween(earliestHandover, given.eventDate) }))]
      : []),
    ...(earliestEvent ? [changed((given) => ({ ...given, eventDate: earliestEvent }))] : []),
    ...(additionalHoursAWeek ? [{ ...asked, atelier: { ...asked.atelier, minutesAWeek } }] : []),
    ...leavingOut.map((names) => changed((given) => withoutFittings(given, names))),
    ...(clothBy ? [changed(withCloth)] : []),
    ...(help.comingFirst ? [changed((given) => ({ ...given, comesFirst: true }))] : []),
  ]
}

describe('what would help', () => {
  it('does help, and makes nobody late', { tags: ['deep'] }, () => {
    property(
      toPlan(5),
      (asked) => {
        const inTime = idsInTime(asked)
        for (const { id } of asked.commissions) {
          for (const change of helped(asked, id))
            expect(idsInTime(change)).toEqual(expect.arrayContaining([id, ...inTime]))
        }
      },
      400,
    )
  })

  it('is the least that would, for one that is alone', { tags: ['deep'] }, () => {
    property(
      oneToPlan,
      (asked) => {
        const help = whatWouldHelp(asked, 'commission-0')
        const { earliestEvent, additionalHoursAWeek, clothBy } = help ?? {}
        const isInTime = (change: (given: CommissionToPlan) => CommissionToPlan) =>
          idsInTime(withChange(asked, 'commission-0', change)).length > 0
        if (earliestEvent)
          expect(isInTime((given) => ({ ...given, eventDate: addDays(earliestEvent, -1) }))).toBe(false)
        if (additionalHoursAWeek) {
          const minutesAWeek = asked.atelier.minutesAWeek + (additionalHoursAWeek - 1) * 60
          expect(idsInTime({ ...asked, atelier: { ...asked.atelier, minutesAWeek } })).toEqual([])
        }
        for (const { stage: late, date } of clothBy ?? []) {
          const laterCloth = (given: CommissionToPlan) => ({
            ...given,
            stages: given.stages.map((stage) =>
              stage.stage === late
                ? { ...stage, clothReadyOn: addDays(date, 1) }
                : { ...stage, clothReadyOn: undefined },
            ),
          })
          expect(isInTime(laterCloth)).toBe(false)
        }
      },
      800,
    )
  })
})

describe('why a commission is impossible', () => {
  const lifted = (asked: AtelierToPlan, constraints: readonly Constraint[]): AtelierToPlan => {
    const { atelier: given } = asked
    const hours = constraints.includes('not_enough_hours') ? { minutesAWeek: 10_000_000 } : {}
    const closures = constraints.includes('closure') ? [] : given.closures
    const changed = { ...asked, atelier: { ...given, ...hours, closures } }
    if (!constraints.includes('cloth_late')) return changed
    return withChange(changed, 'commission-0', (one) => ({
      ...one,
      stages: one.stages.map((stage) => ({ ...stage, clothReadyOn: undefined })),
    }))
  }

  /** Which of the sets of constraints make the commission possible, told as the reason told it should. */
  const wrongOf = (asked: AtelierToPlan, { constraints, lift }: Why): readonly string[] => {
    const can = (all: readonly Constraint[]) => idsInTime(lifted(asked, all)).length > 0
    if (constraints.includes('event_past') || constraints.includes('too_few_days'))
      return can(['cloth_late', 'closure', 'not_enough_hours']) ? ['is not hopeless'] : []
    if (lift === 'one') return constraints.filter((constraint) => !can([constraint]))
    const canKeep = constraints.filter((kept) => can(constraints.filter((each) => each !== kept)))
    return can(constraints) ? canKeep : ['is not enough']
  }

  it('is what makes it possible once it is lifted, and nothing more', () => {
    property(
      oneToPlan,
      (asked) => {
        for (const plan of planAtelier(asked).commissions) {
          if (plan.isPossible) continue
          expect(plan.why.constraints).not.toContain('hours_taken')
          expect([plan.why, wrongOf(asked, plan.why)]).toEqual([plan.why, []])
        }
      },
      1_500,
    )
  })
})

describe('two plans', () => {
  it('do not differ where the proposed days are agreed', () => {
    property(
      toPlan(),
      (asked) => {
        const plan = planAtelier(asked)
        const agreed = asked.commissions.map((given) => {
          const planned = plan.commissions.find(({ id }) => id === given.id)
          const dayOf = (name: string) => planned?.stages.find(({ stage }) => stage === name)?.proposed
          return { ...given, stages: given.stages.map((each) => ({ ...each, agreedOn: dayOf(each.stage) })) }
        })
        expect(comparePlans(plan, planAtelier({ ...asked, commissions: agreed }))).toEqual([])
      },
      500,
    )
  })

  it('differ by as much the other way round', () => {
    property(
      fc.tuple(toPlan(), closure),
      ([asked, closed]) => {
        const before = planAtelier(asked)
        const closures = [...asked.atelier.closures, closed]
        const after = planAtelier({ ...asked, atelier: { ...asked.atelier, closures } })
        const days = (changes: ReturnType<typeof comparePlans>, sign: number) =>
          changes.flatMap(({ id, moved }) =>
            moved.map(({ stage, days: by }) => `${id} ${stage} ${sign * by}`),
          )
        expect(days(comparePlans(before, after), 1)).toEqual(days(comparePlans(after, before), -1))
      },
      300,
    )
  })
})
