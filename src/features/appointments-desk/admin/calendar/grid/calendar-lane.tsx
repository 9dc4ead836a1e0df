import { spokenDay } from '../../../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { Salon } from '../../../../appointments/appointments.limits.ts'
import type { CalendarDay } from '../../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../../staff-appointment.schema.ts'
import { nameOfAppointment } from '../appointment-words.ts'
import {
  type Minutes,
  minutesOfTime,
  onGrid,
  type Place,
  spanOfAppointment,
  timeOfMinutes,
} from '../calendar-layout.rules.ts'
import type { Shut } from '../shut.rules.ts'
import { AppointmentBlock } from './appointment-block.tsx'
import { heightOf, topOf } from './grid-measures.ts'
import { laneAttributes, minutesAt } from './place-under-pointer.ts'
import { ShutArea } from './shut-area.tsx'
import type { useMovedAppointment } from './use-moved-appointment.ts'

interface CalendarLaneProps {
  readonly day: CalendarDay
  readonly salon: Salon
  readonly appointments: readonly StaffAppointment[]
  readonly shut: readonly Shut[]
  readonly shown: Minutes
  readonly moving: ReturnType<typeof useMovedAppointment>
  readonly onNote: (place: Place) => void
}

/** One salon on one day: its appointments, and between them the free time in which an appointment can be noted. */
export const CalendarLane = ({
  day,
  salon,
  appointments,
  shut,
  shown,
  moving,
  onNote,
}: CalendarLaneProps) => {
  const { t } = useTranslation('staffCalendar')
  const lng = useLanguage()
  const { date, hours } = day
  const { moved } = moving
  const ghost = moved?.place.date === date && moved.place.salon === salon ? moved : undefined
  const ghostSpan = ghost && spanOfAppointment(ghost.appointment)
  return (
    <div
      {...laneAttributes(date, salon)}
      className="relative min-w-0 border-hairline border-s [&+&]:border-dotted"
    >
      {shut.map((part) => (
        <ShutArea key={`${part.from} ${part.reason}`} shut={part} shown={shown} />
      ))}
      <button
        type="button"
        // Keyboard users note an appointment with the button above: a tab stop in each lane would only be in their way.
        tabIndex={-1}
        aria-label={t('noteAt', { day: spokenDay(date, lng), salon: t(`inSalon.${salon}`) })}
        onClick={({ currentTarget, clientY, detail }) =>
          onNote({
            date,
            salon,
            // A click without a pointer has no position, so the first place is used.
            minutes:
              detail > 0
                ? onGrid(minutesAt(currentTarget, clientY, shown))
                : minutesOfTime(hours[0]?.from ?? timeOfMinutes(shown.from)),
          })
        }
        className="absolute inset-0 cursor-cell!"
      />
      <ul aria-label={t(`inSalon.${salon}`)}>
        {appointments.map((appointment) => (
          <AppointmentBlock
            key={appointment._id}
            appointment={appointment}
            shown={shown}
            handles={moving.handlesOf(appointment)}
            isMoving={moved?.appointment._id === appointment._id}
          />
        ))}
      </ul>
      {ghost && ghostSpan && (
        <div
          aria-hidden="true"
          data-ghost=""
          ref={(drawn) => {
            if (moved?.by === 'keys') drawn?.scrollIntoView({ block: 'nearest' })
          }}
          style={{
            top: topOf(ghost.place.minutes, shown),
            height: heightOf(ghostSpan.to - ghostSpan.from),
          }}
          className="pointer-events-none absolute inset-x-0 z-20 scroll-my-24 overflow-hidden border-2 border-garance border-dashed bg-rose/90 px-1.5 font-semibold text-caption tabular-nums"
        >
          {timeOfMinutes(ghost.place.minutes)} {nameOfAppointment(ghost.appointment)}
        </div>
      )}
    </div>
  )
}
