import { useQueryClient } from '@tanstack/react-query'
import { parisClock } from '../../../../shared/calendar/paris-clock.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { minutesOf } from '../../../appointments/appointment-kinds.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { calendarQuery } from '../appointment/staff-appointments.queries.ts'
import { firstFreePlace } from './free-place.rules.ts'
import { useCalendarUrl } from './use-calendar-url.ts'

/** Returns a function that finds the first free place of the days in view; undefined if there is none. */
export const useFreePlace = () => {
  const api = useApi<AdminAppointmentsContract>()
  const queries = useQueryClient()
  const { date, days, salon } = useCalendarUrl()
  return () => {
    const span = { from: days[0] ?? date, to: days.at(-1) ?? date, salon }
    const shown = queries.getQueryData(calendarQuery(api, span).queryKey)
    return (
      shown &&
      firstFreePlace({
        days: shown.days,
        appointments: shown.appointments,
        salon,
        now: parisClock(Date.now()),
        length: minutesOf('bridal-discovery'),
      })
    )
  }
}
