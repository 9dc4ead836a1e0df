import { useSearchParams } from 'react-router'
import { salons } from '../../../appointments/appointments.limits.ts'
import { calendarViews, dayIn, daysOfView } from './calendar-days.rules.ts'
import { useParisNow } from './use-paris-now.ts'

/** What the URL names: a view, its day, and one salon or both. */
export const useCalendarUrl = () => {
  const [params] = useSearchParams()
  const { date: today } = useParisNow()
  const view = calendarViews.find((known) => known === params.get('view')) ?? 'week'
  const date = dayIn(params.get('date')) ?? today
  const salon = salons.find((known) => known === params.get('salon'))
  return { view, date, today, salon, days: daysOfView(view, date) }
}
