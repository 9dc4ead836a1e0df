import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import { houseTimeZone, parisTime } from '../../shared/calendar/paris-time.ts'

/** How many days before an appointment each reminder is sent (§14.2). */
const reminders = [
  { reminder: 'weekBefore', days: 7 },
  { reminder: 'dayBefore', days: 1 },
] as const

/** The hour in Paris from which reminders are sent. */
const dueHour = 9

/**
 * A reminder that could not be sent at once is still sent within this time; later it would only confuse the customer.
 */
const lateMs = 24 * 3_600_000

/** Selects the appointments of a reminder: those that begin in this span of time and were last changed before it was due. */
export interface DueReminder {
  readonly reminder: (typeof reminders)[number]['reminder']
  readonly fromMs: number
  readonly untilMs: number
  /** An appointment that was changed later needs no reminder, because the customer got a mail about the change. */
  readonly stoodBeforeMs: number
}

const momentOf = (date: CivilDate, hour: number) =>
  Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: houseTimeZone,
    plainTime: Temporal.PlainTime.from({ hour }),
  }).epochMilliseconds

/**
 * The reminders that are due now. Around a change of the clocks, a day does not have 24 hours: then the appointments of two
 * days, or of none, are due for an hour. Appointments that have begun are left out.
 */
export const dueReminders = (nowMs: number): readonly DueReminder[] => {
  const today = parisTime(nowMs).date
  return reminders.flatMap(({ reminder, days }) =>
    [addDays(today, -1), today].flatMap((dueDay) => {
      const dueMs = momentOf(dueDay, dueHour)
      if (nowMs < dueMs || nowMs >= dueMs + lateMs) return []
      const appointmentDay = addDays(dueDay, days)
      return [
        {
          reminder,
          fromMs: Math.max(momentOf(appointmentDay, 0), nowMs + 1),
          untilMs: momentOf(addDays(appointmentDay, 1), 0),
          stoodBeforeMs: dueMs,
        },
      ]
    }),
  )
}
