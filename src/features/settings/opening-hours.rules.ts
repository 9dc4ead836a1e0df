import type { House } from './house.schema.ts'
import { type HourGroup, hourGroups } from './settings.limits.ts'

type Hours = House['hours']
export type Opening = Hours['salon'][number]

/** Why hours are invalid, and the field that shows the message. */
export interface HoursFault {
  readonly path: readonly [group: HourGroup, place: number, field: keyof Opening]
  readonly text: 'dayTwice' | 'closesBeforeItOpens' | 'opensTwice' | 'onRequestOpensTwice'
}

const overlap = (one: Opening, other: Opening) =>
  one.opens < other.closes && other.opens < one.closes && one.days.some((day) => other.days.includes(day))

const faultsIn = (group: HourGroup, { salon, ...others }: Hours): readonly HoursFault[] => {
  const openings = group === 'salon' ? salon : others[group]
  return openings.flatMap((opening, place): readonly HoursFault[] => {
    const { days, opens, closes } = opening
    const at = (field: keyof Opening) => [group, place, field] as const
    if (new Set(days).size < days.length) return [{ path: at('days'), text: 'dayTwice' }]
    if (closes <= opens) return [{ path: at('closes'), text: 'closesBeforeItOpens' }]
    if (openings.slice(0, place).some((before) => overlap(before, opening)))
      return [{ path: at('opens'), text: 'opensTwice' }]
    // Both groups are hours of the salons: a time that is in both would be offered twice.
    if (group === 'onRequest' && salon.some((sure) => overlap(sure, opening)))
      return [{ path: at('opens'), text: 'onRequestOpensTwice' }]
    return []
  })
}

/** The faults of hours: a day that is named twice, an end before the beginning, or overlapping openings. */
export const faultsOfHours = (hours: Hours): readonly HoursFault[] =>
  hourGroups.flatMap((group) => faultsIn(group, hours))

const firstDay = ({ days }: Opening) => Math.min(...days)

/** The hours of one group in the order of the week; days with the same times are grouped. */
export const tidyOpenings = (openings: readonly Opening[]): Opening[] => {
  const byTimes = new Map<string, Opening>()
  for (const opening of openings) {
    const times = `${opening.opens} ${opening.closes}`
    const days = [...(byTimes.get(times)?.days ?? []), ...opening.days]
    byTimes.set(times, { ...opening, days: [...new Set(days)].toSorted((one, other) => one - other) })
  }
  return [...byTimes.values()].toSorted(
    (one, other) => firstDay(one) - firstDay(other) || one.opens.localeCompare(other.opens),
  )
}

/** The same hours in the order of the week; days with the same times are grouped. */
export const tidyHours = (hours: Hours): Hours => ({
  customerService: tidyOpenings(hours.customerService),
  salon: tidyOpenings(hours.salon),
  onRequest: tidyOpenings(hours.onRequest),
})
