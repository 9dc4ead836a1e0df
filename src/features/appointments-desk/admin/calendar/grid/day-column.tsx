import { classNames } from '../../../../../ui/class-names.ts'
import type { Salon } from '../../../../appointments/appointments.limits.ts'
import type { CalendarDay } from '../../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../../staff-appointment.schema.ts'
import { type Minutes, type Place, spanOfAppointment } from '../calendar-layout.rules.ts'
import { shutOn } from '../shut.rules.ts'
import { useParisNow } from '../use-paris-now.ts'
import { CalendarLane } from './calendar-lane.tsx'
import { heightOf, topOf } from './grid-measures.ts'
import { ShutArea } from './shut-area.tsx'
import type { useMovedAppointment } from './use-moved-appointment.ts'

interface DayColumnProps {
  readonly day: CalendarDay
  readonly lanes: readonly Salon[]
  readonly appointments: readonly StaffAppointment[]
  readonly shown: Minutes
  readonly moving: ReturnType<typeof useMovedAppointment>
  readonly onNote: (place: Place) => void
  /** The id of the element that labels the column. */
  readonly labelledBy: string
}

/** The line that marks the present time. */
const NowLine = ({ date, shown }: { date: string; shown: Minutes }) => {
  const now = useParisNow()
  if (now.date !== date || now.minutes < shown.from || now.minutes > shown.to) return null
  return (
    <div
      aria-hidden="true"
      style={{ top: topOf(now.minutes, shown) }}
      className="pointer-events-none absolute inset-x-0 z-20 border-garance border-t-2 before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-full before:bg-garance"
    />
  )
}

/** The hours of a day, with a lane for each salon. */
export const DayColumn = ({
  day,
  lanes,
  appointments,
  shown,
  moving,
  onNote,
  labelledBy,
}: DayColumnProps) => {
  const shut = shutOn(day, shown)
  return (
    <section
      aria-labelledby={labelledBy}
      style={{ height: heightOf(shown.to - shown.from) }}
      className={classNames(
        'relative grid min-w-0 border-hairline border-b',
        lanes.length > 1 && 'grid-cols-2',
      )}
    >
      {shut
        .filter(({ salon }) => salon === null)
        .map((part) => (
          <ShutArea key={`${part.from} ${part.reason}`} shut={part} shown={shown} />
        ))}
      {lanes.map((salon) => (
        <CalendarLane
          key={salon}
          day={day}
          salon={salon}
          appointments={appointments.filter(
            (appointment) => appointment.salon === salon && spanOfAppointment(appointment).date === day.date,
          )}
          shut={shut.filter((part) => part.salon === salon)}
          shown={shown}
          moving={moving}
          onNote={onNote}
        />
      ))}
      <NowLine date={day.date} shown={shown} />
    </section>
  )
}
