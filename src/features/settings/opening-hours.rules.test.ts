import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { House } from './house.schema.ts'
import { faultsOfHours, type Opening, tidyHours } from './opening-hours.rules.ts'
import { defaultHouse } from './settings.defaults.ts'
import { hourGroups } from './settings.limits.ts'
import { writtenHours } from './written/written-house.schema.ts'

const hoursWith = (more: Partial<House['hours']>): House['hours'] => ({ ...defaultHouse.hours, ...more })
const textsOf = (hours: House['hours']) =>
  faultsOfHours(hours).map(({ path, text }) => `${path.join('.')} ${text}`)

const time = fc.integer({ min: 0, max: 47 }).map((half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})
const opening: fc.Arbitrary<Opening> = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  opens: time,
  closes: time,
})
const openings = fc.array(opening, { minLength: 1, maxLength: 4 })
const anyHours = fc.record({ customerService: openings, salon: openings, onRequest: openings })

/** A text such as « 3 09:30 » for each open half hour, once for each opening that contains it. */
const openHalves = (list: readonly Opening[]) =>
  list.flatMap(({ days, opens, closes }) =>
    days.flatMap((day) =>
      Array.from({ length: 48 }, (_, half) => half / 2)
        .map((hour) => `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`)
        .filter((at) => opens <= at && at < closes)
        .map((at) => `${day} ${at}`),
    ),
  )

const isOnce = (halves: readonly string[]) => new Set(halves).size === halves.length

describe('the hours of the house', () => {
  it('that stand by default are right, and said as they are', () => {
    expect(faultsOfHours(defaultHouse.hours)).toEqual([])
    expect(tidyHours(defaultHouse.hours)).toEqual(defaultHouse.hours)
  })

  it('end after they begin, have no day twice and are open once at a time', () => {
    const noon = { days: [1, 2], opens: '09:00', closes: '12:00' }
    expect(
      textsOf(
        hoursWith({
          customerService: [noon, { days: [2, 3], opens: '11:30', closes: '18:00' }],
          salon: [{ days: [1, 1], opens: '09:00', closes: '12:00' }],
          onRequest: [{ days: [7], opens: '12:00', closes: '12:00' }],
        }),
      ),
    ).toEqual([
      'customerService.1.opens opensTwice',
      'salon.0.days dayTwice',
      'onRequest.0.closes closesBeforeItOpens',
    ])
  })

  it('may follow each other at once, and are those of the salon or on request, not both', () => {
    const morning = { days: [2], opens: '09:00', closes: '12:00' }
    const afternoon = { days: [2], opens: '12:00', closes: '18:00' }
    expect(textsOf(hoursWith({ salon: [morning], onRequest: [afternoon] }))).toEqual([])
    expect(textsOf(hoursWith({ salon: [morning, afternoon], onRequest: [morning] }))).toEqual([
      'onRequest.0.opens onRequestOpensTwice',
    ])
  })

  it('are said in order of the week, days of the same times together', () => {
    const tidied = tidyHours(
      hoursWith({
        salon: [
          { days: [6], opens: '10:00', closes: '18:00' },
          { days: [4, 2], opens: '10:00', closes: '19:00' },
          { days: [3], opens: '10:00', closes: '19:00' },
        ],
      }),
    )
    expect(tidied.salon).toEqual([
      { days: [2, 3, 4], opens: '10:00', closes: '19:00' },
      { days: [6], opens: '10:00', closes: '18:00' },
    ])
  })

  it('are taken when nothing is open twice, and only then, and never are once they are kept', () => {
    fc.assert(
      fc.property(anyHours, (hours) => {
        const isRight = hourGroups
          .flatMap((group) => hours[group])
          .every(({ opens, closes }) => opens < closes)
        const isOpenOnce =
          isOnce(openHalves(hours.customerService)) &&
          isOnce(openHalves([...hours.salon, ...hours.onRequest]))
        const read = writtenHours.safeParse(hours)
        expect(read.success).toBe(isRight && isOpenOnce)
        if (!read.success) return
        for (const group of hourGroups) {
          expect(openHalves(read.data[group]).toSorted()).toEqual(openHalves(hours[group]).toSorted())
          expect(tidyHours(read.data)[group]).toEqual(read.data[group])
        }
        expect(faultsOfHours(read.data)).toEqual([])
      }),
    )
  })
})
