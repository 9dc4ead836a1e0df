import { daysBetween } from '../../../../shared/calendar/civil-date.ts'
import { salons } from '../../../appointments/appointments.limits.ts'
import { longestClosureDays } from '../../appointments-desk.limits.ts'
import type { StaffClosure } from '../../unavailable-dates.contract.ts'

/** A closure that is not stored yet. */
export type NewClosure = Omit<StaffClosure, '_id'>

/** The values of the closure form. */
export interface ClosureEntry {
  readonly firstDay: string
  readonly lastDay: string
  readonly wholeDays: boolean
  readonly fromTime: string
  readonly toTime: string
  readonly salon: string
  readonly repeats: (typeof repeatings)[number]
  readonly repeatsUntil: string
  readonly reason: string
}

/** The fields of the form, in its order. */
export const closureFields = [
  'firstDay',
  'lastDay',
  'wholeDays',
  'fromTime',
  'toTime',
  'salon',
  'repeats',
  'repeatsUntil',
  'reason',
] as const

type TypedClosure = Readonly<Record<(typeof closureFields)[number], string>>

export const repeatings = ['never', 'weekly', 'yearly'] as const

/** The entry that a form describes. */
export const entryOf = ({ wholeDays, repeats, ...typed }: TypedClosure): ClosureEntry => ({
  ...typed,
  wholeDays: wholeDays !== '',
  repeats: repeatings.find((known) => known === repeats) ?? 'never',
})

export interface ClosureFault {
  readonly field: 'firstDay' | 'lastDay' | 'fromTime' | 'toTime'
  readonly text: 'dayMissing' | 'timeMissing' | 'endsBefore' | 'tooLong'
}

/** Why an entry is not a valid closure; undefined when it is. */
export const faultOf = (entry: ClosureEntry): ClosureFault | undefined => {
  const { firstDay, lastDay, wholeDays, fromTime, toTime } = entry
  if (!firstDay) return { field: 'firstDay', text: 'dayMissing' }
  if (lastDay && lastDay < firstDay) return { field: 'lastDay', text: 'endsBefore' }
  if (lastDay && daysBetween(firstDay, lastDay) >= longestClosureDays)
    return { field: 'lastDay', text: 'tooLong' }
  if (wholeDays) return undefined
  if (!fromTime && !toTime) return { field: 'fromTime', text: 'timeMissing' }
  if (fromTime && toTime && toTime <= fromTime) return { field: 'toTime', text: 'endsBefore' }
  return undefined
}

/** The closure of an entry; without a last day it is for one day. */
export const closureOf = (entry: ClosureEntry): NewClosure => {
  const { firstDay, lastDay, wholeDays, fromTime, toTime, salon, repeats, repeatsUntil, reason } = entry
  return {
    firstDay,
    lastDay: lastDay || firstDay,
    fromTime: wholeDays ? null : fromTime || null,
    toTime: wholeDays ? null : toTime || null,
    salon: salons.find((known) => known === salon) ?? null,
    repeats,
    repeatsUntil: repeats === 'never' ? null : repeatsUntil || null,
    reason: reason.trim(),
  }
}
