import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { bufferMinutes, gridMinutes, type Salon } from '../../../appointments/appointments.limits.ts'
import type { CalendarDay } from '../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { lanesOf, type Place, spanOfAppointment, wholeDay } from './calendar-layout.rules.ts'
import { shutOn } from './shut.rules.ts'

interface Shown {
  readonly days: readonly CalendarDay[]
  readonly appointments: readonly Pick<StaffAppointment, 'start' | 'end' | 'salon'>[]
  readonly salon: Salon | undefined
  /** The present day and minute of the clock in Paris. */
  readonly now: { readonly date: CivilDate; readonly minutes: number }
  /** The length of the appointment, in minutes. */
  readonly length: number
}

const halfHours = Array.from({ length: wholeDay.to / gridMinutes }, (_, step) => step * gridMinutes)

/** The first place of the shown days that is still to come, open and free; undefined if there is none. */
export const firstFreePlace = ({ days, appointments, salon, now, length }: Shown): Place | undefined => {
  const isFree = (day: CalendarDay, place: Place) => {
    const to = place.minutes + length
    const isShut = shutOn(day).some(
      (shut) =>
        (shut.salon === null || shut.salon === place.salon) && shut.from < to && place.minutes < shut.to,
    )
    const isTaken = appointments.some((appointment) => {
      const taken = spanOfAppointment(appointment)
      return (
        appointment.salon === place.salon &&
        taken.date === place.date &&
        taken.from < to + bufferMinutes &&
        place.minutes < taken.to + bufferMinutes
      )
    })
    return to <= wholeDay.to && !isShut && !isTaken
  }
  for (const day of days) {
    if (day.date < now.date) continue
    for (const minutes of halfHours) {
      if (day.date === now.date && minutes <= now.minutes) continue
      const free = lanesOf(salon).find((lane) => isFree(day, { date: day.date, salon: lane, minutes }))
      if (free) return { date: day.date, salon: free, minutes }
    }
  }
  return undefined
}
