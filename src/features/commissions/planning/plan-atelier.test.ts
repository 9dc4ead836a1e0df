import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import { comparePlans } from './compare-plans.ts'
import { planAtelier } from './plan-atelier.ts'
import type { Atelier, CommissionToPlan, Stage, StageToGo } from './planning.types.ts'
import { whatWouldHelp } from './what-would-help.ts'

const hour = 60
const today = '2026-11-30'

const atelier: Atelier = {
  minutesAWeek: 105 * hour,
  workingWeekdays: [1, 2, 3, 4, 5],
  visitWeekdays: [2, 3, 4, 5, 6],
  closures: [
    { firstDay: '2026-12-24', lastDay: '2027-01-03' },
    { firstDay: '2027-08-01', lastDay: '2027-08-31' },
  ],
  mostMinutesADayOnOneProduct: 14 * hour,
}

const visit = (stage: Stage, hours: number, more: Partial<StageToGo> = {}): StageToGo => ({
  stage,
  minutesLeft: hours * hour,
  endsWithVisit: true,
  ...more,
})

const finishing = (hours: number): StageToGo => ({ ...visit('finishing', hours), endsWithVisit: false })

const gown: readonly StageToGo[] = [
  visit('measures', 0),
  visit('toile', 20),
  visit('fitting_1', 40, { clothReadyOn: '2027-01-15' }),
  visit('fitting_2', 30, { minutesIfLeftOut: 25 * hour }),
  visit('fitting_3', 20, { minutesIfLeftOut: 15 * hour }),
  finishing(30),
  visit('handover', 1),
]

const eveningDress = (clothReadyOn: CivilDate): readonly StageToGo[] => [
  visit('measures', 0),
  visit('fitting_1', 25, { clothReadyOn }),
  visit('fitting_2', 20, { minutesIfLeftOut: 15 * hour }),
  finishing(15),
  visit('handover', 1),
]

const wedding: CommissionToPlan = { id: 'wedding', eventDate: '2027-06-12', stages: gown }

const planned = (commissions: readonly CommissionToPlan[], change: Partial<Atelier> = {}) =>
  planAtelier({ today, atelier: { ...atelier, ...change }, commissions })

const proposals = (commission: CommissionToPlan, change: Partial<Atelier> = {}) =>
  Object.fromEntries(
    planned([commission], change).commissions.flatMap((plan) =>
      plan.stages.map(({ stage, proposed }) => [stage, proposed]),
    ),
  )

describe('a wedding in six months', () => {
  it('is proposed nearly at the pace of the trade', () => {
    const [plan] = planned([wedding]).commissions
    expect(plan).toMatchObject({ isPossible: true, handOverBy: '2027-05-29', slackDays: 113 })
    expect(proposals(wedding)).toEqual({
      measures: '2026-12-10',
      toile: '2026-12-23',
      fitting_1: '2027-02-27',
      fitting_2: '2027-04-10',
      fitting_3: '2027-05-15',
      finishing: '2027-05-24',
      handover: '2027-05-28',
    })
  })

  it('tells the last days, by which work has to begin and cloth to be there', () => {
    const [plan] = planned([wedding]).commissions
    const toile = { stage: 'toile', earliest: '2026-12-04', latest: '2027-05-05', workBeginsBy: '2027-05-03' }
    expect(plan?.stages[1]).toMatchObject(toile)
    expect(plan?.stages[2]).toMatchObject({ workBegins: '2027-01-15', workBeginsBy: '2027-05-07' })
    expect(plan?.stages.at(-1)).toMatchObject({ latest: '2027-05-29' })
  })

  it('is not begun earlier than the trade does where there is more time', () => {
    const next = { ...wedding, eventDate: '2028-06-10' }
    expect(proposals(next)).toEqual({
      measures: '2027-10-29',
      toile: '2027-11-27',
      fitting_1: '2028-01-27',
      fitting_2: '2028-03-25',
      fitting_3: '2028-05-13',
      finishing: '2028-05-22',
      handover: '2028-05-26',
    })
    const [plan] = planned([{ ...next, stages: gown.slice(1) }]).commissions
    expect(plan?.stages[0]).toMatchObject({
      stage: 'toile',
      proposed: '2027-11-27',
      workBegins: '2027-10-28',
    })
  })

  it('that falls after an August without work has its work before it', () => {
    const autumn = { ...wedding, eventDate: '2027-09-18' }
    expect(proposals(autumn)).toEqual({
      measures: '2027-01-05',
      toile: '2027-02-04',
      fitting_1: '2027-04-03',
      fitting_2: '2027-06-04',
      fitting_3: '2027-07-21',
      finishing: '2027-07-30',
      handover: '2027-09-03',
    })
  })

  it('keeps the days that were agreed, and has ready before them what comes first', () => {
    const early = { fitting_2: '2027-02-02', finishing: '2027-05-20' } as const
    const stages = gown.map((each) => ({
      ...each,
      agreedOn: each.stage in early ? early[each.stage as keyof typeof early] : undefined,
    }))
    const days = proposals({ ...wedding, stages })
    expect(days).toMatchObject(early)
    expect(days.fitting_1 && days.fitting_1 < '2027-02-02').toBe(true)
  })

  it('moves an agreed day only where it is no longer possible', () => {
    const stages = gown.map((each) =>
      each.stage === 'fitting_1' ? { ...each, agreedOn: '2027-01-16' } : each,
    )
    expect(proposals({ ...wedding, stages }).fitting_1).toBe('2027-01-20')
  })
})

describe('an evening dress', () => {
  it('in seven weeks is made at once, around the closed days of Christmas', () => {
    const dress = { id: 'dress', eventDate: '2027-01-18', stages: eveningDress('2026-12-10') }
    const [plan] = planned([dress]).commissions
    expect(plan).toMatchObject({ isPossible: true, slackDays: 13 })
    expect(proposals(dress)).toEqual({
      measures: '2026-12-01',
      fitting_1: '2026-12-12',
      fitting_2: '2026-12-17',
      finishing: '2026-12-21',
      handover: '2026-12-23',
    })
  })

  it('whose cloth comes too late is told by when it would have to come', () => {
    const dress = { id: 'dress', eventDate: '2027-02-01', stages: eveningDress('2027-01-12') }
    const [plan] = planned([dress]).commissions
    expect(plan).toMatchObject({ isPossible: false, why: { constraints: ['cloth_late'], lift: 'one' } })
    expect(whatWouldHelp({ today, atelier, commissions: [dress] }, 'dress')).toEqual({
      earliestHandover: '2027-01-23',
      marginDays: 9,
      earliestEvent: '2027-02-06',
      clothBy: [{ stage: 'fitting_1', date: '2027-01-05' }],
    })
  })

  it('for which the hours are too few is told how many more would do', () => {
    const few = { ...atelier, minutesAWeek: 12 * hour }
    const dress = { id: 'dress', eventDate: '2027-01-18', marginDays: 7, stages: eveningDress('2026-12-10') }
    const [plan] = planned([dress], few).commissions
    expect(plan).toMatchObject({ isPossible: false, why: { constraints: ['not_enough_hours'], lift: 'one' } })
    expect(whatWouldHelp({ today, atelier: few, commissions: [dress] }, 'dress')).toEqual({
      earliestHandover: '2027-01-30',
      earliestEvent: '2027-02-06',
      additionalHoursAWeek: 20,
    })
  })

  it('in six days is impossible, and told from which event on it would not be', () => {
    const dress = { id: 'dress', eventDate: '2026-12-06', stages: eveningDress('2026-12-02') }
    const [plan] = planned([dress]).commissions
    expect(plan).toMatchObject({ isPossible: false, why: { constraints: ['too_few_days'], lift: 'one' } })
    const help = whatWouldHelp({ today, atelier, commissions: [dress] }, 'dress')
    expect(help).toEqual({ earliestHandover: '2026-12-15', earliestEvent: '2026-12-29' })
  })

  it('whose event is past says so, and is finished all the same', () => {
    const dress = { id: 'dress', eventDate: '2026-11-28', stages: [finishing(10), visit('handover', 0)] }
    const [plan] = planned([dress]).commissions
    expect(plan).toMatchObject({ isPossible: false, why: { constraints: ['event_past'] } })
    expect(proposals(dress)).toEqual({ finishing: today, handover: '2026-12-01' })
  })

  it('may be possible with a fitting less', () => {
    const stages = [
      visit('fitting_1', 10),
      visit('fitting_2', 14, { minutesIfLeftOut: 0 }),
      visit('handover', 10),
    ]
    const dress = { id: 'dress', eventDate: '2027-01-01', stages }
    const fridays = { ...atelier, visitWeekdays: [5] }
    expect(planned([dress], fridays).commissions[0]?.isPossible).toBe(true)
    const sooner = { ...dress, eventDate: '2026-12-31' }
    expect(whatWouldHelp({ today, atelier: fridays, commissions: [sooner] }, 'dress')).toEqual({
      earliestHandover: '2026-12-18',
      marginDays: 13,
      earliestEvent: '2027-01-01',
      leavingOut: [['fitting_2']],
    })
  })
})

describe('several commissions', () => {
  const stages = [finishing(50), visit('handover', 0)]
  const week = {
    minutesAWeek: 50 * hour,
    mostMinutesADayOnOneProduct: undefined,
    visitWeekdays: [1, 2, 3, 4, 5],
  }
  const first = { id: 'first', eventDate: '2026-12-07', marginDays: 0, stages }
  const second = { id: 'second', eventDate: '2026-12-08', marginDays: 0, stages }

  it('share the hours, the earlier event first', () => {
    const { commissions, weeks } = planned([second, first], week)
    expect(commissions.map(({ id, isPossible }) => [id, isPossible])).toEqual([
      ['first', true],
      ['second', false],
    ])
    expect(commissions[1]).toMatchObject({
      why: { constraints: ['hours_taken'], lift: 'one' },
    })
    expect(weeks.slice(0, 3)).toEqual([
      { monday: today, capacityMinutes: 50 * hour, reservedMinutes: 50 * hour },
      { monday: '2026-12-07', capacityMinutes: 50 * hour, reservedMinutes: 50 * hour },
      { monday: '2026-12-14', capacityMinutes: 50 * hour, reservedMinutes: 0 },
    ])
  })

  it('may all be in time in another order', () => {
    const agreed = [
      { ...finishing(50), agreedOn: '2026-12-14' },
      visit('handover', 0, { agreedOn: '2026-12-15' }),
    ]
    const awaiting = [{ ...finishing(30), clothReadyOn: '2026-12-10' }, visit('handover', 0)]
    const asked = {
      today,
      atelier: { ...atelier, ...week },
      commissions: [
        { ...first, eventDate: '2026-12-15', stages: agreed },
        { ...second, eventDate: '2026-12-16', stages: awaiting },
      ],
    }
    const [, late] = planAtelier(asked).commissions
    expect(late).toMatchObject({ id: 'second', isPossible: false, why: { lift: 'one' } })
    expect(whatWouldHelp(asked, 'second')).toMatchObject({ comingFirst: true })
  })

  it('lose the part of a week that closes', () => {
    const closures = [{ firstDay: '2026-12-01', lastDay: '2026-12-02' }]
    const { weeks } = planned([first], { ...week, closures })
    expect(weeks[0]?.capacityMinutes).toBe(30 * hour)
    expect(weeks[1]?.capacityMinutes).toBe(50 * hour)
  })

  it('are told apart by a new plan that makes one late', () => {
    const before = planned([first], week)
    const after = planned([first], { ...week, closures: [{ firstDay: '2026-12-04', lastDay: '2026-12-04' }] })
    expect(comparePlans(before, after)).toEqual([
      {
        id: 'first',
        moved: [
          { stage: 'finishing', from: '2026-12-04', to: '2026-12-07', days: 3 },
          { stage: 'handover', from: '2026-12-07', to: '2026-12-08', days: 1 },
        ],
        became: 'late',
      },
    ])
    expect(comparePlans(after, before)).toMatchObject([{ id: 'first', became: 'in_time' }])
    expect(comparePlans(before, before)).toEqual([])
  })
})

it('plans two hundred commissions in little time', () => {
  const commissions = Array.from({ length: 200 }, (_, number) => ({
    id: `commission-${number}`,
    eventDate: addDays(today, 60 + ((number * 37) % 600)),
    stages: gown,
  }))
  const usedBefore = process.cpuUsage()
  const plan = planned(commissions, { minutesAWeek: 420 * hour })
  const { user } = process.cpuUsage(usedBefore)
  expect(plan.commissions).toHaveLength(200)
  expect(user / 1_000).toBeLessThan(1_000)
})
