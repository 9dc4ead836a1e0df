import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import { houseTimeZone, parisTime } from '../../shared/calendar/paris-time.ts'

/** How many days before a visit each reminder goes out (§14.2). */
const reminders = [
  { reminder: 'weekBefore', days: 7 },
  { reminder: 'dayBefore', days: 1 },
] as const

/** The hour of Paris from which reminders go out. */
const dueHour = 9

/** For how long one goes out after that, if the house could not write at once; later it would only surprise. */
const lateMs = 24 * 3_600_000

/** Visits to remind of at a moment: those that begin in a span of time, and have stood since before it was due. */
export interface DueReminder {
  readonly reminder: (typeof reminders)[number]['reminder']
  readonly fromMs: number
  readonly untilMs: number
  /** Whatever changed a visit from then on has told the customer of it anew. */
  readonly stoodBeforeMs: number
}

const momentOf = (date: CivilDate, hour: number) =>
  Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: houseTimeZone,
    plainTime: Temporal.PlainTime.from({ hour }),
  }).epochMilliseconds

/**
 * What is to be reminded of now. Days of another length than 24 hours make two days of visits due at once for an hour,
 * or none; visits that have begun are left out.
 */
export const dueReminders = (nowMs: number): readonly DueReminder[] => {
  const today = parisTime(nowMs).date
  return reminders.flatMap(({ reminder, days }) =>
    [addDays(today, -1), today].flatMap((dueDay) => {
      const dueMs = momentOf(dueDay, dueHour)
      if (nowMs < dueMs || nowMs >= dueMs + lateMs) return []
      const visitDay = addDays(dueDay, days)
      return [
        {
          reminder,
          fromMs: Math.max(momentOf(visitDay, 0), nowMs + 1),
          untilMs: momentOf(addDays(visitDay, 1), 0),
          stoodBeforeMs: dueMs,
        },
      ]
    }),
  )
}
