import { useLanguage } from '../../../../ui/api/use-language.ts'
import type { CalendarDay } from '../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { spanOfAppointment } from './calendar-layout.rules.ts'
import { shortWeekday, titleOfView } from './calendar-words.ts'
import { MonthCell } from './month-cell.tsx'

interface MonthViewProps {
  readonly days: readonly CalendarDay[]
  readonly appointments: readonly StaffAppointment[]
  /** The day by which the URL names the month. */
  readonly date: string
  readonly today: string
}

const week = 7

/** A month, week by week. */
export const MonthView = ({ days, appointments, date, today }: MonthViewProps) => {
  const lng = useLanguage()
  const weeks = Array.from({ length: Math.ceil(days.length / week) }, (_, at) =>
    days.slice(at * week, (at + 1) * week),
  )
  const byDay = Map.groupBy(appointments, (appointment) => spanOfAppointment(appointment).date)
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{titleOfView({ view: 'month', date, days: [] }, lng)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day.date}
              scope="col"
              className="px-1 pb-1 text-start font-medium text-ink-soft text-small"
            >
              {shortWeekday(day.date, lng)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((shown) => (
          <tr key={shown[0]?.date}>
            {shown.map((day) => (
              <MonthCell
                key={day.date}
                day={day}
                appointments={byDay.get(day.date) ?? []}
                isToday={day.date === today}
                isOutside={day.date.slice(0, 7) !== date.slice(0, 7)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
