import { Link } from 'react-router'
import { monthName } from '../../../../../shared/dates/month-name.ts'
import { useChangedUrl } from '../../../../../ui/admin/use-changed-url.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'
import type { Salon } from '../../../../appointments/appointments.limits.ts'
import type { CalendarDay } from '../../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../../staff-appointment.schema.ts'
import { hoursShown, lanesOf, type Place, timeOfMinutes } from '../calendar-layout.rules.ts'
import { shortDay } from '../calendar-words.ts'
import { DayColumn } from './day-column.tsx'
import { topOf } from './grid-measures.ts'
import { useMovedAppointment } from './use-moved-appointment.ts'

interface HourGridProps {
  readonly days: readonly CalendarDay[]
  readonly appointments: readonly StaffAppointment[]
  readonly salon: Salon | undefined
  readonly today: string
  readonly onNote: (place: Place) => void
  readonly onMove: (appointment: StaffAppointment, place: Place) => void
}

const hour = 60

interface DayHeadProps {
  readonly day: CalendarDay
  readonly lanes: ReturnType<typeof lanesOf>
  readonly today: string
  readonly isOnly: boolean
}

/** The name of a day, which leads to it alone, and of its salons. */
const DayHead = ({ day: { date, hours: open }, lanes, today, isOnly }: DayHeadProps) => {
  const { t } = useTranslation('staffCalendar')
  const lng = useLanguage()
  const urlWith = useChangedUrl()
  return (
    <div className="min-w-0 border-hairline border-s">
      <div className="flex items-baseline gap-2 px-2 text-small">
        {/* If only one day is shown, the title above names it. */}
        <h3 id={`day-${date}`} className={classNames('font-semibold', isOnly && 'sr-only')}>
          <Link
            to={urlWith({ view: 'day', date })}
            preventScrollReset
            aria-current={date === today ? 'date' : undefined}
            className="thread-link relative inline-flex min-h-11 items-center whitespace-nowrap aria-[current]:text-garance"
          >
            {shortDay(date, lng)}
            <VisuallyHidden>&nbsp;{monthName(date.slice(0, 7), lng)}</VisuallyHidden>
          </Link>
        </h3>
        {open.some(({ onRequest }) => onRequest) && (
          <span className="min-w-0 truncate text-caption text-ink-soft">{t('onRequest')}</span>
        )}
      </div>
      {lanes.length > 1 && (
        <p aria-hidden="true" className="grid grid-cols-2 text-caption text-ink-soft">
          {lanes.map((lane) => (
            <span key={lane} className="truncate px-1.5 py-1">
              {t(`salons.${lane}`)}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

type ShownHours = ReturnType<typeof hoursShown>

const HourLines = ({ shown }: { shown: ShownHours }) => {
  const hours = Array.from({ length: (shown.to - shown.from) / hour }, (_, at) => shown.from + at * hour)
  return (
    <div aria-hidden="true">
      {hours.map((minutes) => (
        <div
          key={minutes}
          style={{ top: topOf(minutes, shown) }}
          className="absolute inset-x-0 ps-12 before:block before:border-hairline before:border-t"
        >
          <span className="absolute start-0 top-0 w-10 pt-0.5 text-end text-caption text-ink-soft tabular-nums">
            {timeOfMinutes(minutes)}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Shows some days hour by hour; appointments can be opened, noted and moved in it. */
export const HourGrid = ({ days, appointments, salon, today, onNote, onMove }: HourGridProps) => {
  const lanes = lanesOf(salon)
  const shown = hoursShown(days, appointments)
  const moving = useMovedAppointment({
    days: days.map(({ date }) => date),
    lanes,
    shown,
    onProposed: onMove,
  })
  const columns = { gridTemplateColumns: `3rem repeat(${days.length}, minmax(0, 1fr))` }
  return (
    <div>
      <div style={columns} className="sticky top-0 z-30 grid border-rule border-b bg-paper">
        <span aria-hidden="true" className="self-end pb-1 text-caption text-ink-soft">
          Paris
        </span>
        {days.map((day) => (
          <DayHead key={day.date} day={day} lanes={lanes} today={today} isOnly={days.length === 1} />
        ))}
      </div>
      <div style={columns} className="relative grid">
        <HourLines shown={shown} />
        {days.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            lanes={lanes}
            appointments={appointments}
            shown={shown}
            moving={moving}
            onNote={onNote}
            labelledBy={`day-${day.date}`}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
      {moving.moved?.by === 'keys' && (
        <p
          aria-hidden="true"
          className="sticky bottom-[var(--foot-edge,0px)] z-30 border-garance border-t-2 bg-sheet px-4 py-3 text-small"
        >
          {moving.help}
        </p>
      )}
    </div>
  )
}
